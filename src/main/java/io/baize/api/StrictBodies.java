package io.baize.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.settle.document.StrictJson;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/** Request bodies are read as strictly as files of rounds are. */
@Singleton
final class StrictBodies implements ObjectMapperCustomizer {

    @Override
    public void customize(ObjectMapper mapper) {
        StrictJson.strict(mapper);
    }
}
