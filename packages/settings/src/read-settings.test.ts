import { expect, test } from "vitest";
import { ownVersion, readSettings, replaySettings, userAgent } from "./read-settings.ts";

const read = (environment: Record<string, string>) => readSettings(replaySettings, environment);

test("other settings are nobody's business here", () => {
  expect(read({ PORT: "http" })).toEqual(read({}));
});

test("databases are read", () => {
  const urls = {
    DATABASE_URL: "postgres://a:b@db/tactician",
    DATABASE_READ_URL: "postgresql://a:b@[::1]:5433/t",
  };
  expect(read(urls)).toMatchObject(urls);
});

test.each(["DATABASE_URL", "DATABASE_READ_URL"])("a mistake in %s is named without its password", (name) => {
  const readMistake = () =>
    read({ DATABASE_URL: "postgres://db/t", [name]: "mysql://user:secret@db/tactician" });
  expect(readMistake).toThrow(new RegExp(`^${name} must be an address like postgres://`));
  expect(readMistake).not.toThrow(/secret/);
});

test("a standby alone is a mistake", () => {
  expect(() => read({ DATABASE_READ_URL: "postgres://db/t" })).toThrow(/^DATABASE_READ_URL .*DATABASE_URL/);
});

test("a standby alone is named beside other mistakes", () => {
  expect(() => read({ SITE_URL: "here", DATABASE_READ_URL: "postgres://db/t" })).toThrow(
    /^SITE_URL .*\nDATABASE_READ_URL .*DATABASE_URL/,
  );
});

test("the site names itself to the replay service", () => {
  expect(userAgent("https://tactician.example", "0.3.0")).toBe(
    "Tactician/0.3.0 (+https://tactician.example)",
  );
});

test("the version is found from wherever an app runs", () => {
  expect(ownVersion()).toMatch(/^\d+\.\d+\.\d+$/);
});
