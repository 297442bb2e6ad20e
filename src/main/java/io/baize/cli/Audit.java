package io.baize.cli;

import io.baize.audit.AuditChain;
import io.baize.audit.ChainReport;
import io.baize.audit.Progress;
import io.baize.audit.Range;
import io.baize.audit.Scope;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.store.DatabaseFailure;
import io.baize.kernel.store.Sql;
import io.baize.publish.AuditVerifications;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Verifies the audit chains against the database and, where Kafka is given, against the heads that it was told. */
public final class Audit {

    static final int INTACT = 0;
    static final int BROKEN = 1;
    static final int NOT_VERIFIED = 2;

    private static final String USAGE = "Say what to verify as property=, chain=, from= and to=, or nothing for all.";

    private final AuditSettings settings;
    private final PrintStream out;

    private Audit(AuditSettings settings, PrintStream out) {
        this.settings = settings;
        this.out = out;
    }

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(run(arguments, System.getenv(), out, System.err));
    }

    static int run(String[] arguments, Map<String, String> environment, PrintStream out, PrintStream problems) {
        Optional<Map<String, String>> wanted = read(arguments);
        if (wanted.isEmpty()) {
            problems.println(USAGE);
            return NOT_VERIFIED;
        }
        try {
            Audit audit = new Audit(new AuditSettings(environment), out);
            return switch (audit.scope(wanted.get())) {
                case Answer.Given<Scope>(Scope scope) -> audit.verify(scope, new Waiting(problems));
                case Answer.Refused<Scope>(Refusal refusal) -> {
                    problems.println(refusal.message());
                    yield NOT_VERIFIED;
                }
            };
        } catch (DatabaseFailure e) {
            problems.println("The database does not answer: " + e.getCause().getMessage());
        } catch (AuditVerifications.HeadsUnreadable e) {
            problems.println(e.getMessage());
        }
        return NOT_VERIFIED;
    }

    private static Optional<Map<String, String>> read(String[] arguments) {
        Map<String, String> wanted = new TreeMap<>(Map.of("property", "", "chain", "", "from", "", "to", ""));
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            if (equals < 0 || wanted.replace(argument.substring(0, equals), argument.substring(equals + 1)) == null) {
                return Optional.empty();
            }
        }
        return Optional.of(wanted);
    }

    /** Days are those of the property, or of UTC where none is named. */
    private Answer<Scope> scope(Map<String, String> wanted) {
        String property = wanted.get("property");
        String chain = wanted.get("chain");
        String zoneOf = property.isEmpty() && !AuditChain.isOfPartition(chain) ? chain : property;
        Optional<ZoneId> zone = zoneOf.isEmpty() ? Optional.of(ZoneOffset.UTC) : zone(zoneOf);
        if (zone.isEmpty()) {
            return Answer.refused(Refusal.of("not-found", "property", "There is no property " + zoneOf + ".", null));
        }
        return Range.read(wanted.get("from"), wanted.get("to"), !chain.isEmpty(), zone.get())
                .then(range -> Answer.of(new Scope(named(property), named(chain), range)));
    }

    private Optional<ZoneId> zone(String property) {
        return new Sql(settings.database())
                .first("select time_zone from property where id = ?", row -> ZoneId.of(row.getString(1)), property);
    }

    private int verify(Scope scope, Progress progress) {
        List<ChainReport> reports =
                new AuditVerifications(settings.database(), settings.kafka()).verify(scope, progress);
        reports.forEach(report -> AuditWords.of(report).forEach(out::println));
        if (settings.kafka().isEmpty()) {
            out.println("The heads on Kafka were not compared: BAIZE_KAFKA is not set.");
        }
        return reports.stream().allMatch(ChainReport::intact) ? INTACT : BROKEN;
    }

    private static String named(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Says now and then how far it is. */
    private static final class Waiting implements Progress {

        private static final long NANOS_BETWEEN_WORDS = 2_000_000_000L;

        private final PrintStream problems;
        private long said = System.nanoTime();

        private Waiting(PrintStream problems) {
            this.problems = problems;
        }

        @Override
        public void at(String what, long done, long total) {
            if (System.nanoTime() - said > NANOS_BETWEEN_WORDS) {
                said = System.nanoTime();
                problems.printf("%s: %,d of %,d%n", what, done, total);
            }
        }
    }
}
