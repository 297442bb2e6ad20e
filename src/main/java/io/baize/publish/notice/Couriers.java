package io.baize.publish.notice;

import io.baize.change.ChangeRequest;
import io.baize.change.Delivery;
import io.baize.change.Delivery.Outcome;
import jakarta.enterprise.context.ApplicationScoped;

/** Each channel has its courier. */
@ApplicationScoped
class Couriers {

    private final MailCourier mail;
    private final WebhookCourier webhook;
    private final NoticeConfig config;

    Couriers(MailCourier mail, WebhookCourier webhook, NoticeConfig config) {
        this.mail = mail;
        this.webhook = webhook;
        this.config = config;
    }

    Outcome deliver(Delivery delivery, ChangeRequest request) {
        Letter letter = new Letter(delivery, request, config.site());
        return switch (delivery.message().target().channel()) {
            case EMAIL -> mail.deliver(letter);
            case WEBHOOK -> webhook.deliver(letter);
        };
    }
}
