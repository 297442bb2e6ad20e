package io.baize.change;

/** Where a message goes: an address, or the URL of a webhook. */
public record Target(Channel channel, String to) {

    public enum Channel {
        EMAIL("e-mail"),
        WEBHOOK("webhook");

        private final String id;

        Channel(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }
}
