import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("everything has a default", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    logLevel: "warn",
    apiRequestsPerMinute: 300,
  });
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", SITE_URL: "", TRUST_PROXY: "" })).toEqual(readConfig({}));
});

test("settings are read", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "::1",
    SITE_URL: "https://tactician.example/",
    DIST_DIR: "/srv/site",
  });
  expect(config).toMatchObject({
    port: 0,
    host: "::1",
    siteUrl: "https://tactician.example",
    distDir: "/srv/site",
  });
});

describe("TRUST_PROXY", () => {
  test.each([
    ["off", false],
    ["on", true],
    ["2", 2],
    ["10.0.0.1", ["10.0.0.1"]],
    ["10.0.0.0/8, fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
  ])("%s", (text, trust) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust);
  });
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
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/8/8"],
    ["LOG_LEVEL", "loud"],
    ["API_REQUESTS_PER_MINUTE", "0"],
  ])("%s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .* \\(it is "${value.replaceAll("/", "\\/")}"\\)$`),
    );
  });
});

test("all mistakes are named at once", () => {
  const read = () => readConfig({ PORT: "http", SITE_URL: "here", LOG_LEVEL: "loud" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^PORT .*\nSITE_URL .*\nLOG_LEVEL .*$/);
});
