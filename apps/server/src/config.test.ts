import { ConfigError } from "@tactician/settings";
import { describe, expect, test } from "vitest";
import { readConfig, readTrustedProxies } from "./config.ts";

test("everything has a default", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    SITE_URL: "http://localhost:3000",
    LOG_LEVEL: "warn",
    REPLAY_SERVICE_URL: "https://wank.wavu.wiki",
    TRUST_PROXY: false,
    FEED: "off",
  });
  expect(readConfig({}).DATA_DIR).toMatch(/\/data$/);
  expect(readConfig({}).DATABASE_URL).toBeUndefined();
  expect(readConfig({}).METRICS).toBeUndefined();
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", SITE_URL: "" })).toEqual(readConfig({}));
});

test("settings are read", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "::1",
    SITE_URL: "https://tactician.example/",
    DIST_DIR: "/srv/site",
    FEED: "on",
    FEED_SINCE: "2026-08-01T18:30Z",
  });
  expect(config).toMatchObject({
    FEED: "on",
    FEED_SINCE: Date.parse("2026-08-01T18:30:00Z") / 1000,
    PORT: 0,
    HOST: "::1",
    SITE_URL: "https://tactician.example",
    DIST_DIR: "/srv/site",
  });
});

test.each([
  ["127.0.0.1:9464", "127.0.0.1", 9464],
  ["[::1]:9464", "::1", 9464],
  ["0.0.0.0:0", "0.0.0.0", 0],
  ["metrics.internal:65535", "metrics.internal", 65_535],
])("METRICS=%s", (text, host, port) => {
  expect(readConfig({ METRICS: text }).METRICS).toEqual({ host, port });
});

describe("a mistake is named with what was given", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["HOST", "my host"],
    ["SITE_URL", "tactician.example"],
    ["SITE_URL", "ftp://tactician.example"],
    ["SITE_URL", "https://tactician.example/guide"],
    ["SITE_URL", "https://user:word@tactician.example"],
    ["LOG_LEVEL", "loud"],
    ["REPLAY_SERVICE_URL", "wank.wavu.wiki"],
    ["REPLAY_SERVICE_URL", "https://wank.wavu.wiki/api"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "0.0.0.0.0"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["NEWS_SERVICE_URL", "gnews.io"],
    ["NEWS_FEED_URL", "file:///etc/passwd"],
    ["FEED", "yes"],
    ["FEED_SINCE", "yesterday"],
    ["FEED_SINCE", "2026-13-01"],
    ["FEED_SINCE", "2026-08-01T18:30"],
    ["METRICS", "9464"],
    ["METRICS", ":9464"],
    ["METRICS", "127.0.0.1"],
    ["METRICS", "127.0.0.1:65536"],
    ["METRICS", "127.0.0.1:http"],
    ["METRICS", "::1:9464"],
    ["METRICS", "[::g]:9464"],
    ["METRICS", "[::1:2:]:9464"],
    ["METRICS", "http://127.0.0.1:9464"],
    ["METRICS", "yes"],
    ["OEMBED_URL", "https://user:word@noembed.example/embed"],
  ])("%s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .* \\(it is "${value.replace(/[/[\]]/g, "\\$&")}"\\)$`),
    );
  });
});

test("a mistake in the key of the news service does not repeat the key", () => {
  expect(() => readConfig({ NEWS_API_KEY: "secret key\n" })).toThrow(/^NEWS_API_KEY must be [^"]*$/);
});

test("all mistakes are named at once", () => {
  const read = () => readConfig({ PORT: "http", SITE_URL: "here", LOG_LEVEL: "loud" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^SITE_URL .*\nPORT .*\nLOG_LEVEL .*$/);
});

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
