import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { findMemoryLimit, overview } from "./overview.ts";

const tell = (environment: Record<string, string>, memoryLimit?: number) =>
  overview(readConfig(environment), {
    address: "http://127.0.0.1:1",
    version: "1.2.3",
    store: "ok",
    memoryLimit,
  });

test("says without passwords and keys where matches are", () => {
  const text = tell({
    DATABASE_URL: "postgres://me:hidden@db.example/tactician?password=hidden",
    DATABASE_READ_URL: "postgres://me:hidden@standby.example:5433/tactician",
    NEWS_API_KEY: "hidden-key",
  });
  expect(text).toContain(
    "PostgreSQL, db.example:5432/tactician, read from standby.example:5433/tactician: ok\n",
  );
  expect(text).not.toMatch(/hidden|NEWS_API_KEY/);
});

test("what is not set is named with what that means, and what is set is not", () => {
  expect(tell({})).toMatch(
    /SITE_URL +not set: .*localhost.*\n.*TRUST_PROXY +not set: .*\n.*NEWS_API_KEY +not set: /,
  );
  const all = {
    SITE_URL: "https://tactician.example",
    TRUST_PROXY: "1",
    NEWS_API_KEY: "some-key-1",
    SECURITY_CONTACT: "tel:1",
  };
  expect(tell(all)).not.toContain("not set");
});

test("is one screen", () => {
  expect(tell({}, 512 * 2 ** 20).split("\n").length).toBeLessThan(24);
});

test("the least limit of all groups around a process counts", async () => {
  const groups = temporaryFolder();
  mkdirSync(join(groups, "system.slice/tactician.service"), { recursive: true });
  const own = join(groups, "own");
  writeFileSync(own, "0::/system.slice/tactician.service\n");
  expect(await findMemoryLimit(groups, own)).toBeUndefined();
  writeFileSync(join(groups, "system.slice/tactician.service/memory.max"), "max\n");
  writeFileSync(join(groups, "system.slice/memory.max"), "536870912\n");
  expect(await findMemoryLimit(groups, own)).toBe(536_870_912);
  writeFileSync(join(groups, "memory.max"), "1000\n");
  expect(await findMemoryLimit(groups, own)).toBe(1000);
  expect(await findMemoryLimit(groups, join(groups, "nothing"))).toBeUndefined();
});
