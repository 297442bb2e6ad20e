package io.baize.publish.notice;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A receiver of webhooks that answers as it is told. */
final class Receiver implements AutoCloseable {

    record Post(Headers headers, String body) {}

    /** It takes a message and never answers. */
    static final int SILENCE = 0;

    final List<Post> posts = new CopyOnWriteArrayList<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpServer server;
    volatile int status = 204;

    Receiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::take);
        server.start();
    }

    String url(String path) {
        return "http://localhost:" + server.getAddress().getPort() + path;
    }

    private void take(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        posts.add(new Post(exchange.getRequestHeaders(), body));
        if (status != SILENCE) {
            exchange.getResponseHeaders().add("Location", "/elsewhere");
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
