package io.baize.api;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.smallrye.jwt.build.Jwt;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Set;

/** Somebody who is logged in, and what they ask of the API. */
record Person(String name, Set<String> roles, List<String> properties, List<String> jurisdictions) {

    static final String API = "/api/v1";

    static Person of(String role, String... properties) {
        return new Person(role + "-1", Set.of(role), List.of(properties), List.of());
    }

    static Person commission(String... jurisdictions) {
        return new Person("commission-1", Set.of("commission"), List.of(), List.of(jurisdictions));
    }

    Response get(String path) {
        return request().get(API + path);
    }

    Response post(String path, String body) {
        return request().contentType(ContentType.JSON).body(body).post(API + path);
    }

    Response put(String path, String body) {
        return request().contentType(ContentType.JSON).body(body).put(API + path);
    }

    RequestSpecification request() {
        return given().auth().oauth2(token());
    }

    String token() {
        return Jwt.preferredUserName(name)
                .subject(name)
                .groups(roles)
                .audience("baize-app")
                .claim("properties", properties)
                .claim("jurisdictions", jurisdictions)
                .sign(signingKey());
    }

    private static PrivateKey signingKey() {
        try {
            byte[] key = Base64.getDecoder().decode(System.getProperty(ApiParts.SIGNING_KEY));
            return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(key));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
