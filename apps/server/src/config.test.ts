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
  const same = { HOST: "::1", DIST_DIR: "/srv/site", FEED: "on" };
  const given = { PORT: "0", SITE_URL: "https://tactician.example/", FEED_SINCE: "2026-08-01T18:30Z" };
  expect(readConfig({ ...same, ...given })).toMatchObject({
    ...same,
    PORT: 0,
    SITE_URL: "https://tactician.example",
    FEED_SINCE: Date.parse("2026-08-01T18:30:00Z") / 1000,
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

const NO_HOSTS = ["::1:9464", "[::g]:9464", "[::1:2:]:9464", "http://127.0.0.1:9464"];
const MISTAKES = {
  PORT: ["http", "65536", "-1", "3e3"],
  HOST: ["my host"],
  SITE_URL: ["guide.example", "ftp://guide.example", "https://guide.example/a", "https://a:b@guide.example"],
  LOG_LEVEL: ["loud"],
  REPLAY_SERVICE_URL: ["wank.wavu.wiki", "https://wank.wavu.wiki/api"],
  TRUST_PROXY: ["yes", "0.0.0.0.0", "10.0.0.0/99"],
  NEWS_SERVICE_URL: ["gnews.io"],
  NEWS_FEED_URL: ["file:///etc/passwd"],
  FEED: ["yes"],
  FEED_SINCE: ["yesterday", "2026-13-01", "2026-08-01T18:30"],
  METRICS: ["yes", "9464", ":9464", "127.0.0.1", "127.0.0.1:65536", "127.0.0.1:http", ...NO_HOSTS],
  OEMBED_URL: ["https://user:word@noembed.example/embed"],
};

describe("a mistake is named with what was given", () => {
  test.each(Object.entries(MISTAKES).flatMap(([name, values]) => values.map((value) => [name, value])))(
    "%s=%s",
    (name, value) => {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name} must be .* \\(it is "${value.replace(/[/[\]]/g, "\\$&")}"\\)$`),
      );
    },
  );
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

const NO_PROXIES = ["true", "*", "10", "-1", "1.5", "proxy.example", "10.0.0.0/33", "10.0.0.0/8/8"];

test.each([...NO_PROXIES, "10.0.0.0/", "::1,,"])("%j is a mistake", (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});
