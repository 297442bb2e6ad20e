package io.baize;
public class X { public static int a(int b){return b;} }
