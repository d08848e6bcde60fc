import { expect, test } from "vitest";
import { readTrustedProxies } from "./trusted-proxies.ts";

test.each([
  ["", false],
  [" ", false],
  ["0", false],
  ["1", 1],
  ["2", 2],
  ["127.0.0.1", ["127.0.0.1"]],
  ["loopback, 10.0.0.0/8 ,fd00::/8", ["loopback", "10.0.0.0/8", "fd00::/8"]],
])("%j trusts %j", (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual(proxies);
});

test.each([
  "true",
  "*",
  "10",
  "-1",
  "1.5",
  "proxy.example",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/",
  "::1,,",
])("%j is a mistake", (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});
