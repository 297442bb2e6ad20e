package io.baize.api;

import static io.baize.api.ChangeCase.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import io.baize.publish.notice.NoticeDispatch;
import io.baize.stack.Ports;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import jakarta.mail.internet.MimeMessage;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** A notice by e-mail through the Quarkus mailer to a real mail server, acknowledged in Baize. */
@QuarkusTest
@TestProfile(NoticeMailTest.Mailing.class)
class NoticeMailTest {

    private static final String HALL = "noticed-hall";

    /** The flow runs, and surveillance of one property has an address. */
    public static final class Mailing implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "quarkus.mailer.mock",
                    "false",
                    "quarkus.mailer.host",
                    "localhost",
                    "quarkus.mailer.port",
                    String.valueOf(Ports.free()),
                    "baize.notices.properties." + HALL + ".surveillance.mail",
                    "eyes@catskill.example");
        }

        @Override
        public List<TestResourceEntry> testResources() {
            return List.of(new TestResourceEntry(ApiParts.class, Map.of(ApiParts.FLOWING, "true")));
        }

        @Override
        public boolean disableGlobalTestResources() {
            return true;
        }
    }

    @Inject
    DataSource database;

    @Inject
    NoticeDispatch dispatch;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @ConfigProperty(name = "quarkus.mailer.port")
    int port;

    @Test
    void surveillanceHasTheNoticeByMailAndAcknowledgesIt() throws Exception {
        GreenMail server = new GreenMail(new ServerSetup(port, "localhost", ServerSetup.PROTOCOL_SMTP));
        server.start();
        try {
            ChangeCase floor = ChangeCase.opened(HALL, database, kafka, 1);
            String change = floor.submitted("selections.trips-plus", "\"B\"");

            dispatch.run();
            floor.until("sent", "select state from notice_delivery where request_id = ?", change);

            assertThat(server.getReceivedMessages()).hasSize(1);
            MimeMessage mail = server.getReceivedMessages()[0];
            String delivery = mail.getHeader("Baize-Delivery", null);
            assertThat(mail.getMessageID()).isEqualTo("<" + delivery + "@baize>");
            assertThat(mail.getSubject()).isEqualTo("Notice of change 1 at " + HALL);
            assertThat(GreenMailUtil.getBody(mail)).contains("selections.trips-plus", "Guests ask for it.");
            floor.read(change).then().body("notices[0].channel", equalTo("e-mail"));
            floor.sid
                    .post(at(change, "acknowledgements"), "{\"recipient\": \"surveillance\"}")
                    .then()
                    .statusCode(200);
        } finally {
            server.stop();
        }
    }
}
