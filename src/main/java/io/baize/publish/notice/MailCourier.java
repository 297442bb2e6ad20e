package io.baize.publish.notice;

import io.baize.change.Delivery.Outcome;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import jakarta.enterprise.context.ApplicationScoped;

/** By e-mail: it arrived when the mail server took it. Every attempt has one message id, so that a second is known. */
@ApplicationScoped
class MailCourier {

    private final ReactiveMailer mailer;
    private final NoticeConfig config;

    MailCourier(ReactiveMailer mailer, NoticeConfig config) {
        this.mailer = mailer;
        this.config = config;
    }

    Outcome deliver(Letter letter) {
        String id = letter.delivery().id().toString();
        String messageId = "<" + id + "@baize>";
        Mail mail = Mail.withText(letter.delivery().message().target().to(), letter.subject(), letter.text())
                .addHeader("Message-ID", messageId)
                .addHeader(WebhookCourier.DELIVERY, id);
        try {
            mailer.send(mail).await().atMost(config.timeout());
            return new Outcome.Arrived(messageId);
        } catch (RuntimeException e) {
            return new Outcome.Failed(Failures.words(e));
        }
    }
}
