import { expect, test } from "vitest";
import { makeTestApp } from "./testing/test-app.ts";

/** What is logged of these visits of somebody. */
async function logOf(...requests: (string | { url: string; method: "POST" })[]) {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { LOG_LEVEL: "trace" },
    seams: { logStream: { write: (line) => lines.push(line) } },
  });
  const from = { "x-forwarded-for": "192.0.2.77", referer: "https://personal.example" };
  const headers = { "user-agent": "Personal/1.0", ...from };
  for (const request of requests) {
    const asked = typeof request === "string" ? { url: request } : request;
    await app.inject({ ...asked, headers, remoteAddress: "192.0.2.66" });
  }
  await close();
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

test("an answer is one line with method, route, status and time", async () => {
  const lines = await logOf(
    "/about",
    "/character/combos/some-name/jin",
    "/character/combos/some-name/kazuya",
    "/api/characters/jin?x=1",
    "/about/",
    "/nowhere",
    { url: "/about", method: "POST" },
  );
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
  const id = "3abc-defg-hijk";
  const data = [`/api/characters/${id}`, `/api/characters/%ff${id}`, `/api/characters/${id}`];
  const pages = [`/stats?id=${id}`, `/${id}${"a".repeat(3000)}`, `/character/combos/x/${id}`];
  const lines = await logOf(...data, ...pages, `/api/characters/${id}`);
  const text = JSON.stringify(lines);
  expect(lines.filter((line) => "status" in line).length).toBeGreaterThan(4);
  for (const secret of ["3abc", "192.0.2", "Personal", "personal.example", "hostname", "127.0.0.1"])
    expect(text).not.toContain(secret);
});
