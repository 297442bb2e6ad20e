# `make` alone says what there is.
.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.PHONY: help run test bench clean-data format openapi settle rulebook audit package image round-given tools

export JAVA_HOME := $(shell dev/find-jdk 2>/dev/null)
# The browser tests use the Chromium of the system.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1
# Maven's own libraries use what newer JDKs warn about.
export MAVEN_OPTS := $(MAVEN_OPTS) --sun-misc-unsafe-memory-access=allow

MAVEN := mvn -B -ntp -Dstyle.color=never
JAVA := $(JAVA_HOME)/bin/java
SOURCES := pom.xml $(shell find src)
APP := target/quarkus-app/app/*:target/quarkus-app/lib/main/*:target/quarkus-app/lib/boot/*
BUILT := target/built

help: ## This list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-20s %s\n", $$1, $$2}'

run: $(BUILT) ## Start PostgreSQL, Kafka, Keycloak, Baize and a floor that plays; Ctrl-C stops all
	@"$(JAVA)" -Djava.util.logging.manager=org.jboss.logmanager.LogManager --enable-native-access=ALL-UNNAMED \
	  -cp "target/test-classes:target/classes:$$(cat target/test-classpath.txt)" io.baize.stack.DevStack \
	  || { code=$$?; [ $$code -eq 130 ] || [ $$code -eq 143 ] || exit $$code; }

test: tools ## Run every test: pure, with the real servers, in the browser
	@dev/install-chromium
	@mvn -B -ntp verify

format: tools ## Format the code
	@$(MAVEN) -q spotless:apply

openapi: tools ## Write the HTTP contract anew from the running service
	@$(MAVEN) -q test -Dtest=OpenApiContractTest -Dbaize.openapi.update=true

package: $(BUILT) ## Build target/quarkus-app, what runs in production
	@echo "target/quarkus-app is up to date"

settle: round-given $(BUILT) ## Settle a round: make settle ROUND=file.json
	@exec "$(JAVA)" -cp "$(APP)" io.baize.cli.Settle "$(ROUND)"

rulebook: $(BUILT) ## Print the rules in force, from the rule packs
	@exec "$(JAVA)" -cp "$(APP)" io.baize.cli.Rulebook

audit: $(BUILT) ## Verify the audit chains; PROPERTY=, CHAIN=, FROM= and TO= for a part of them
	@exec "$(JAVA)" -Djava.util.logging.manager=org.jboss.logmanager.LogManager -cp "$(APP)" io.baize.cli.Audit \
	  $(if $(PROPERTY),"property=$(PROPERTY)") $(if $(CHAIN),"chain=$(CHAIN)") $(if $(FROM),"from=$(FROM)") $(if $(TO),"to=$(TO)")

bench: $(BUILT) ## Measure the evaluators and the settlement, beside a plain evaluator; ONLY=name for some
	@"$(JAVA)" --sun-misc-unsafe-memory-access=allow \
	  -cp "target/test-classes:target/classes:$$(cat target/test-classpath.txt)" io.baize.bench.Bench $(ONLY)

image: tools ## Build the container image; with REGISTRY=host push it there, which needs no Docker
	@dev/build-image "$(REGISTRY)"

clean-data: ## Forget the data of make run
	@rm -rf .baize/data .baize/logs

round-given:
	@[ -r "$(ROUND)" ] || { echo "Say which file holds the round: make settle ROUND=file.json" >&2; exit 2; }

tools:
	@dev/find-jdk >/dev/null
	@command -v mvn >/dev/null || { echo "Baize is built with Maven, and mvn was not found. Install Maven 3.8 or newer, on Debian: sudo apt-get install maven" >&2; exit 1; }

# Standard output belongs to the commands, settle's JSON for one, so the build speaks on the other channel.
$(BUILT): $(SOURCES) | tools
	@echo "Building (the first time Maven fetches everything, which takes some minutes)" >&2
	@$(MAVEN) -q -DskipTests package >&2
	@touch $(BUILT)
