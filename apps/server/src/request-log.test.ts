import { expect, test } from "vitest";
import { makeTestApp } from "./testing/test-app.ts";

async function logOf(
  requests: { url: string; method?: "GET" | "POST" }[],
): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { LOG_LEVEL: "trace" },
    seams: { logStream: { write: (line) => lines.push(line) } },
  });
  for (const { url, method = "GET" } of requests) {
    const headers = {
      "user-agent": "Personal/1.0",
      "x-forwarded-for": "192.0.2.77",
      referer: "https://personal.example",
    };
    await app.inject({ method, url, headers, remoteAddress: "192.0.2.66" });
  }
  await close();
  return lines.map((line) => JSON.parse(line));
}

test("an answer is one line with method, route, status and time", async () => {
  const lines = await logOf([
    { url: "/about" },
    { url: "/character/combos/some-name/jin" },
    { url: "/character/combos/some-name/kazuya" },
    { url: "/api/characters/jin?x=1" },
    { url: "/about/" },
    { url: "/nowhere" },
    { url: "/about", method: "POST" },
  ]);
  const answers = lines.filter((line) => "status" in line);
  expect(answers.map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "/about", 200],
    ["GET", "/character/combos/jin-combos/jin", 200],
    ["GET", "(shell)", 200],
    ["GET", "/api/characters/:id", 200],
    ["GET", "(redirect)", 308],
    ["GET", "(not found)", 404],
    ["POST", "(none)", 405],
  ]);
  for (const { ms } of answers) expect(ms).toEqual(expect.any(Number));
});

test("no line says who asked or what they typed", async () => {
  const lines = await logOf([
    { url: "/stats?id=3abc-defg-hijk" },
    { url: "/api/characters/3abc-defg-hijk" },
    { url: "/api/characters/%ff3abc-defg-hijk" },
    { url: `/3abc-defg-hijk${"a".repeat(3000)}` },
    { url: "/character/combos/x/3abc-defg-hijk" },
    { url: "/api/characters/3abc-defg-hijk" },
    { url: "/api/characters/3abc-defg-hijk" },
  ]);
  const text = JSON.stringify(lines);
  expect(lines.filter((line) => "status" in line).length).toBeGreaterThan(4);
  for (const secret of ["3abc", "192.0.2", "Personal", "personal.example", "hostname", "127.0.0.1"])
    expect(text).not.toContain(secret);
});
