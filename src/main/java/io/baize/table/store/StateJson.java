package io.baize.table.store;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.baize.game.Card;
import io.baize.kernel.Money;
import io.baize.rulepack.Pays;
import java.io.IOException;

/**
 * How stored values are written: fields only, money as cents, cards as {@code As}, payouts as {@code 3:2}. Names stand
 * in their order, so that one content is one text and can be hashed as it is written.
 */
public final class StateJson {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build()
            .setVisibility(PropertyAccessor.ALL, Visibility.NONE)
            .setVisibility(PropertyAccessor.FIELD, Visibility.ANY)
            .setVisibility(PropertyAccessor.CREATOR, Visibility.ANY)
            .setSerializationInclusion(JsonInclude.Include.NON_NULL)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .registerModule(new JavaTimeModule())
            .registerModule(new SimpleModule()
                    .addSerializer(new MoneyWriter())
                    .addDeserializer(Money.class, new MoneyReader())
                    .addSerializer(new CardWriter())
                    .addDeserializer(Card.class, new CardReader())
                    .addSerializer(new PaysWriter())
                    .addDeserializer(Pays.class, new PaysReader()));

    private StateJson() {}

    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot write " + value.getClass().getSimpleName(), e);
        }
    }

    public static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("stored " + type.getSimpleName() + " cannot be read", e);
        }
    }

    private static final class MoneyWriter extends StdSerializer<Money> {
        private static final long serialVersionUID = 1L;

        private MoneyWriter() {
            super(Money.class);
        }

        @Override
        public void serialize(Money value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(value.cents());
        }
    }

    private static final class MoneyReader extends StdDeserializer<Money> {
        private static final long serialVersionUID = 1L;

        private MoneyReader() {
            super(Money.class);
        }

        @Override
        public Money deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return Money.usd(json.getLongValue());
        }
    }

    private static final class CardWriter extends StdSerializer<Card> {
        private static final long serialVersionUID = 1L;

        private CardWriter() {
            super(Card.class);
        }

        @Override
        public void serialize(Card value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.toString());
        }
    }

    private static final class CardReader extends StdDeserializer<Card> {
        private static final long serialVersionUID = 1L;

        private CardReader() {
            super(Card.class);
        }

        @Override
        public Card deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return Card.parse(json.getText());
        }
    }

    private static final class PaysWriter extends StdSerializer<Pays> {
        private static final long serialVersionUID = 1L;

        private PaysWriter() {
            super(Pays.class);
        }

        @Override
        public void serialize(Pays value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.toString());
        }
    }

    private static final class PaysReader extends StdDeserializer<Pays> {
        private static final long serialVersionUID = 1L;

        private PaysReader() {
            super(Pays.class);
        }

        @Override
        public Pays deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return Pays.parse(json.getText());
        }
    }
}
