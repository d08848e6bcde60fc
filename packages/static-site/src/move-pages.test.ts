import { rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MOVE_BODY_SLOT, MOVE_HEAD_SLOT } from "@tactician/contract";
import { afterEach, expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { loadSite } from "./load-site.ts";
import { INLINE_HASH, makeSmallDist, type SmallDistOptions } from "./testing/small-dist.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>> | undefined;
const opened: { close: () => void }[] = [];
afterEach(async () => {
  for (const moves of opened.splice(0)) moves.close();
  await dist?.remove();
  dist = undefined;
});

async function openMoves(options: SmallDistOptions = {}) {
  dist = await makeSmallDist(options);
  const { moves } = await loadSite(dist.dir, "http://localhost:3000");
  opened.push(moves);
  return moves;
}

const NOWHERE = { start: 0, length: 0 };
const textOf = ({ identity }: Entry) => identity.readBody().toString();

test("a page is the frame with what the move puts into it", async () => {
  const moves = await openMoves();
  const place = moves.find("kazuya", "u+1+2*") ?? NOWHERE;
  const page = await moves.page(place);
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
  const pages = [...moves.places].flatMap(([id, parts]) =>
    [...parts.keys()].map((part) => [id, part] as const),
  );
  const texts = await Promise.all(
    pages.map(async ([id, part]) => textOf(await moves.page(moves.find(id, part) ?? NOWHERE))),
  );
  expect(pages.length).toBe(8);
  expect(new Set(texts).size).toBe(8);
  expect(moves.find("jin", "1+2")).toBeUndefined();
  expect(moves.find("nobody", "df+2")).toBeUndefined();
  expect(moves.find("__proto__", "constructor")).toBeUndefined();
  expect(moves.former.get("jin")?.get("old+2")).toBe("df+2");
});

test("an unknown move gets the nearest ones and those of others", async () => {
  const moves = await openMoves();
  const text = textOf(
    await moves.unknown(
      [moves.find("jin", "1,2") ?? NOWHERE, moves.find("jin", "df+2") ?? NOWHERE],
      [moves.find("kazuya", "Back_throw") ?? NOWHERE],
    ),
  );
  expect(text).toContain(
    '<ul><li><a href="/move/jin/1,2">Jin 1,2</a></li><li><a href="/move/jin/df+2">Jin df+2</a></li></ul><ul><li><a href="/move/kazuya/Back_throw">Kazuya Back_throw</a></li></ul>',
  );
  expect(textOf(await moves.unknown([], []))).toContain("<ul></ul><ul></ul>");
});

test("a site without the pieces is broken", async () => {
  dist = await makeSmallDist();
  await rm(join(dist.dir, "move-pieces.bin"));
  await expect(loadSite(dist.dir, "http://localhost:3000")).rejects.toThrow("move-pieces.bin is missing");
});

test("pieces that are not those of the list are noticed at the start", async () => {
  dist = await makeSmallDist();
  await truncate(join(dist.dir, "move-pieces.bin"), 1200);
  await expect(loadSite(dist.dir, "http://localhost:3000")).rejects.toThrow(
    "moves/list.json does not fit move-pieces.bin",
  );
});

const piece = (part: string, body = "<p>") => ({ part, head: "", body, row: "", picture: {} });
const jin = (...moves: object[]) => JSON.stringify({ character: "jin", moves, formerParts: [] });

test.each([
  ["a frame without a place", { "../moves/frame.html": "<p>" }, "has not exactly one"],
  [
    "two moves with one address",
    { "../moves/jin.json": jin(piece("a_b"), piece("a_b")) },
    "one address: a_b",
  ],
  [
    "what the policy forbids",
    { "../moves/jin.json": jin(piece("1", '<p style="color:red">')) },
    "The page of jin 1 has an inline style attribute",
  ],
  [
    "code in a page",
    { "../moves/jin.json": jin(piece("1", "<script>alert(1)</script>")) },
    "has inline code",
  ],
])("%s stops the build", async (_what, changes, message) => {
  await expect(makeSmallDist({ changes })).rejects.toThrow(message);
});
