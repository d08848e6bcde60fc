import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "./config.ts";
import { inject, makeTestApp, type TestAppOptions } from "./testing/test-app.ts";

async function ask(config: NonNullable<TestAppOptions["config"]>) {
  const now = () => Date.parse("2026-11-28T04:05:06Z");
  const { app, close } = await makeTestApp({ config, seams: { replays: { now } } });
  onTestFinished(close);
  return inject(app, "/.well-known/security.txt");
}

test("names the contact for half a year, as RFC 9116 says", async () => {
  const { status, headers, body } = await ask({
    SECURITY_CONTACT: "mailto:security@tactician.example",
    SITE_URL: "https://tactician.example",
  });
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toBe(
    "Contact: mailto:security@tactician.example\nExpires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: en\n" +
      "Canonical: https://tactician.example/.well-known/security.txt\n",
  );
});

test("is not there without a contact", async () => {
  expect((await ask({})).status).toBe(404);
});

describe("a contact", () => {
  test.each(["mailto:a@b.example", "https://b.example/report", "tel:+1-201-555-0123"])(
    "may be %s",
    (contact) => {
      expect(readConfig({ SECURITY_CONTACT: contact }).SECURITY_CONTACT).toBe(contact);
    },
  );

  test.each(["a@b.example", "http://b.example/", "mailto:a@b.example\nExpires: x", "mailto:", "https://"])(
    "may not be %s",
    (contact) => {
      expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(/^SECURITY_CONTACT must be /);
    },
  );
});
