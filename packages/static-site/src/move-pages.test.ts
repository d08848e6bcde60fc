import { gunzipSync } from "node:zlib";
import { MOVE_BODY_SLOT, MOVE_HEAD_SLOT } from "@tactician/contract";
import { expect, onTestFinished, test } from "vitest";
import type { Entry } from "./entry.ts";
import { loadSite } from "./load-site.ts";
import { INLINE_HASH, smallDist } from "./testing/small-dist.ts";

async function openMoves() {
  const { moves } = await loadSite(await smallDist(), "http://localhost:3000");
  onTestFinished(() => moves.close());
  return moves;
}

const NOWHERE = { start: 0, length: 0 };
const textOf = ({ identity }: Entry) => identity.readBody().toString();

test("a page is the frame with what the move puts into it", async () => {
  const moves = await openMoves();
  const page = await moves.page(moves.find("kazuya", "u+1+2*") ?? NOWHERE);
  const text = textOf(page);
  expect(text).toContain("<!doctype html><title>Kazuya u+1+2*</title><script>");
  expect(text).toContain("Frame. </p><h1>Kazuya u+1+2*</h1>");
  expect(text).not.toContain(MOVE_HEAD_SLOT);
  expect(text).not.toContain(MOVE_BODY_SLOT);
  expect(gunzipSync(page.gzip?.readBody() ?? Buffer.of()).toString()).toBe(text);
  expect(page.gzip?.headers.join("\n")).toContain(`script-src 'self' '${INLINE_HASH}'`);
  expect(page.gzip?.headers).toContain("Accept-Encoding");
});

test("every move is at its own address, and another page than all others", async () => {
  const moves = await openMoves();
  const texts: string[] = [];
  for (const [id, parts] of moves.places)
    for (const part of parts.keys()) texts.push(textOf(await moves.page(moves.find(id, part) ?? NOWHERE)));
  expect([texts.length, new Set(texts).size]).toEqual([8, 8]);
  expect(moves.find("jin", "1+2")).toBeUndefined();
  expect(moves.find("nobody", "df+2")).toBeUndefined();
  expect(moves.find("__proto__", "constructor")).toBeUndefined();
  expect(moves.former.get("jin")?.get("old+2")).toBe("df+2");
});

test("an unknown move gets the nearest ones and those of others", async () => {
  const moves = await openMoves();
  const place = (id: string, part: string) => moves.find(id, part) ?? NOWHERE;
  const nearest = [place("jin", "1,2"), place("jin", "df+2")];
  const text = textOf(await moves.unknown(nearest, [place("kazuya", "Back_throw")]));
  expect(text).toContain(
    '<ul><li><a href="/move/jin/1,2">Jin 1,2</a></li><li><a href="/move/jin/df+2">Jin df+2</a></li></ul><ul><li><a href="/move/kazuya/Back_throw">Kazuya Back_throw</a></li></ul>',
  );
  expect(textOf(await moves.unknown([], []))).toContain("<ul></ul><ul></ul>");
});

const piece = (part: string, body = "<p>") => ({ part, head: "", body, row: "", picture: {} });
const jin = (...moves: object[]) => ({
  "../moves/jin.json": JSON.stringify({ character: "jin", moves, formerParts: [] }),
});
const STYLED = jin(piece("1", '<p style="color:red">'));

test.each([
  ["a frame without a place", { "../moves/frame.html": "<p>" }, "has not exactly one"],
  ["two moves with one address", jin(piece("a_b"), piece("a_b")), "one address: a_b"],
  ["what the policy forbids", STYLED, "The page of jin 1 has an inline style attribute"],
  ["code in a page", jin(piece("1", "<script>alert(1)</script>")), "has inline code"],
])("%s stops the build", async (_what, changes, message) => {
  await expect(smallDist({ changes })).rejects.toThrow(message);
});
