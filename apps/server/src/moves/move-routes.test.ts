import { gunzipSync } from "node:zlib";
import { movePartPath } from "@tactician/contract";
import { CHARACTERS, type CharacterId, type MoveKey, moveAddressPart, moveVocabulary } from "@tactician/game";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { key } from "@tactician/game/testing/move-keys";
import { MovePages } from "@tactician/static-site";
import { describe, expect, test, vi } from "vitest";
import { sharedApp } from "../testing/test-app.ts";

/** Every move of the content, each with a page that only says which it is. */
function allMoves(): Record<string, string> {
  const changes: Record<string, string> = {};
  const list: object[] = [];
  for (const { characterId, name } of CHARACTERS) {
    const movelist = contentMovelists().get(characterId);
    if (movelist === undefined) continue;
    list.push({ _id: characterId, name, image: "", counterSchema: [] });
    const pieces = movelist.moves.map(({ id }) => ({
      part: moveAddressPart(id),
      head: "<title></title>",
      body: `<h1>${escaped(`${characterId} ${id}`)}</h1>`,
      row: `<li>${escaped(`${characterId} ${id}`)}</li>`,
      picture: { of: name, command: id, figures: [] },
    }));
    const formerParts = characterId === "claudio" ? [["u+2", "uf+2"]] : [];
    const packed = { character: characterId, moves: pieces, formerParts };
    changes[`../moves/${characterId}.json`] = JSON.stringify(packed);
    const moves = { _id: characterId, name, vocabulary: moveVocabulary(movelist), ...movelist };
    changes[`data/moves/${characterId}.json`] = JSON.stringify(moves);
    for (const folder of ["characters", "sides", "changes", "changed-answers", "history"])
      changes[`data/${folder}/${characterId}.json`] = "{}";
  }
  changes["data/characters.json"] = JSON.stringify(list);
  return changes;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const { get, ask, listening } = sharedApp(() => ({ files: allMoves(), config: { TRUST_PROXY: 1 } }));

/** Follows redirects as a browser does; a chain longer than one is a mistake. */
async function arrive(path: string): Promise<{ path: string; status: number; body: string; hops: number }> {
  let reply = await ask(path);
  let at = path;
  let hops = 0;
  while (reply.status === 308 && hops < 5) {
    at = String(reply.headers.location);
    hops += 1;
    reply = await ask(at);
  }
  return { path: at, status: reply.status, body: reply.body, hops };
}

const LINKS: readonly (readonly [string, string, readonly string[]])[] = [
  ["jin", "df+2", ["df2", "DF+2", "d/f+2", "df%202", "df%252B2"]],
  ["jin", "ZEN.1,3", ["zen.1,3", "zen%201%203", "ZEN%201,3", "ZEN-1-3", "Zen.1,3/"]],
  ["king", "f,hcf+1", ["f%20hcf%201", "Giant%20Swing", "giant_swing", "F,HCF+1", "f,hcf+1/"]],
  [
    "king",
    "FUFL/FUFR.db+1+3",
    [
      "FUFL/FUFR.db+1+3",
      "fufl_fufr.db+1+3",
      "FUFL%2FFUFR.db+1+3",
      "FUFL%20or%20FUFR%20db%201+3",
      "FUFL_FUFR.DB+1+3",
    ],
  ],
  ["devil-jin", "f,n,d,df#2", ["EWGF", "ewgf", "f,n,d,df%232", "f%20n%20d%20df%20just%202", "F,N,D,DF:2"]],
  ["kazuya", "df+1,2", ["df1,2", "df%201%202", "DF1,2", "d/f+1,2", "df+1%2C2/"]],
  ["law", "uf+4", ["uf4", "u/f+4", "uf%204", "U/F%204", "uf%2B4/"]],
  ["paul", "CS.2", ["qcf2", "QCF+2", "qcf%202", "d,df,f+2", "d%20df%20f%202"]],
  ["alisa", "db+1 (2)", ["db+1%20(2)", "db-1.2", "DB+1-2", "db+1_(2)", "db+1-2/"]],
  ["azucena", "Back throw", ["Back%20throw", "back%20throw", "BACK_THROW", "back-throw", "Back%2520throw"]],
];

describe("fifty links in five spellings arrive at the one address", () => {
  test.each(LINKS.flatMap(([character, id, spellings]) => spellings.map((text) => [character, text, id])))(
    "/move/%s/%s",
    async (character, text, id) => {
      const arrived = await arrive(`/move/${character}/${text}`);
      expect(arrived).toMatchObject({
        path: movePartPath(character as CharacterId, moveAddressPart(key(id))),
        status: 200,
        hops: 1,
      });
      expect(arrived.body).toContain(`<h1>${escaped(`${character} ${id}`)}</h1>`);
    },
  );

  test("there are fifty", () => {
    expect(LINKS.flatMap(([, , spellings]) => spellings)).toHaveLength(50);
  });
});

test("every move of everybody is at its own address, without a detour", async () => {
  const wrong: string[] = [];
  let count = 0;
  const look = async (character: CharacterId, id: MoveKey) => {
    const { status, body } = await get(movePartPath(character, moveAddressPart(id)));
    if (status !== 200 || !body.includes(`<h1>${escaped(`${character} ${id}`)}</h1>`))
      wrong.push(`${character} ${id}`);
    count += 1;
  };
  // As many at a time as one visitor may have waiting.
  for (const [character, { moves }] of contentMovelists())
    for (let from = 0; from < moves.length; from += 40)
      await Promise.all(moves.slice(from, from + 40).map(({ id }) => look(character, id)));
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(6000);
}, 120_000);

test("a move that is spelled with percent signs in many ways is made once", async () => {
  const made = vi.spyOn(MovePages.prototype, "page");
  const spell = (text: string, which: number) =>
    [...text]
      .map((letter, at) => ((which >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      .join("");
  for (let which = 0; which < 32; which += 1)
    expect((await get(`/move/${spell("lili", which)}/df+1`)).status).toBe(200);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

describe("whose move it is", () => {
  test.each([
    ["/move/Devil%20Jin/df+1", "/move/devil-jin/df+1"],
    ["/move/DEVIL_JIN/df+1", "/move/devil-jin/df+1"],
    ["/move/ling-xiaoyu/df+1", "/move/xiaoyu/df+1"],
    ["/move/jack8/df+1", "/move/jack-8/df+1"],
    ["/move/Jin%20Kazama/df+2?me=king", "/move/jin/df+2?me=king"],
    ["/move/claudio/u+2", "/move/claudio/uf+2"],
    ["/move/jin", "/character/frames/jin-frames/jin"],
    ["/move/jin/", "/character/frames/jin-frames/jin"],
    ["/move", "/frames"],
  ])("%s leads to %s", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
  });

  test.each(["/move/nobody/df+2", "/move/__proto__/df+2", "/move//df+2", "/move/%20/1"])(
    "nobody is at %s",
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body]).toEqual([404, expect.stringContaining("Nothing here")]);
    },
  );
});

describe("a move that nobody has", () => {
  test("gets the nearest three, and who has it", async () => {
    const reply = await ask("/move/king/ws1,2");
    expect(reply.status).toBe(404);
    const [, nearest = "", others = ""] = /<ul>(.*?)<\/ul><ul>(.*?)<\/ul>/.exec(reply.body) ?? [];
    expect(nearest.match(/<li>king /g)).toHaveLength(3);
    expect(nearest).toContain("<li>king ws1</li>");
    expect(others.match(/<li>(?!king)\S+ ws1,2<\/li>/g)).toHaveLength(3);
  });

  test("is a message to who asks for data", async () => {
    const reply = await ask("/move/king/ws1,2", { headers: { accept: "application/json" } });
    expect([reply.status, JSON.parse(reply.body)]).toEqual([404, { message: "Not Found" }]);
  });

  test.each([
    ["a slash at each end", "/move/jin//df+2/"],
    ["plus signs alone", "/move/jin/+++"],
    ["encoded plus signs alone", "/move/jin/%2B%2B"],
    ["a space for a plus", "/move/jin/df%20+%209"],
    ["encoded four times", "/move/jin/df%2525252B9"],
    ["another alphabet", "/move/jin/%D0%B4%D1%84+2"],
    ["Japanese", "/move/jin/%E5%B7%A6%E8%B8%B5"],
    ["an emoji", "/move/jin/%F0%9F%91%8A"],
    ["two moves", "/move/jin/df+2%20df+1"],
    ["1,900 letters", `/move/jin/${"1,".repeat(950)}`],
    ["markup", "/move/jin/%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["quotes", "/move/jin/%22%20onload=%22alert(1)"],
    ["a name of every object", "/move/jin/constructor"],
    ["its prototype", "/move/jin/__proto__"],
    ["nothing but dots", "/move/jin/.../"],
    ["a line break", "/move/jin/%0d%0aset-cookie:%20a=b"],
    ["a zero", "/move/jin/%00"],
  ])("%s: not found, with three others, and nothing of it on the page", async (_what, path) => {
    const reply = await ask(path);
    expect(reply.status).toBe(404);
    expect(reply.body.match(/<li>jin /g)).toHaveLength(3);
    expect(reply.body).not.toMatch(/alert|onload|set-cookie/);
    expect(reply.headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    [`/move/jin/${"x".repeat(10_000)}`, 414],
    ["/move/jin/%", 400],
    ["/move/jin/%ff", 400],
    ["/move/%c0%af/1", 400],
  ])("%.30s is %i", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

describe("as every page", () => {
  test("it is packed, has a tag, and is not sent twice", async () => {
    const { headers } = await ask("/move/jin/df+2", { headers: { "accept-encoding": "gzip, br" } });
    expect(headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-cache" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    const known = { "accept-encoding": "gzip", "if-none-match": String(headers.etag) };
    const again = await ask("/move/jin/df+2", { headers: known });
    expect([again.status, again.body]).toEqual([304, ""]);
    const head = await ask("/move/jin/df+2", { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
  });

  test("a kept page is the page", async () => {
    const packed = { "accept-encoding": "gzip" };
    const [first, second] = [
      await get("/move/king/ws2", packed),
      await get("/move/king/ws2?with=jin", packed),
    ];
    expect(gunzipSync(first.raw)).toEqual(gunzipSync(second.raw));
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});

test("a flood of spellings is answered or refused, and pages are answered meanwhile", async () => {
  // More than twice the share, of a visitor whose minute begins here: one more may begin before the last is answered.
  const from = { headers: { "x-forwarded-for": "10.0.0.4" } };
  const flood = Array.from({ length: 500 }, (_, n) =>
    ask(`/move/${["jin", "king", "lili"][n % 3]}/nothing-${n}`, from),
  );
  // Not behind the flood in the line of this test's own connections.
  const page = await fetch(`http://127.0.0.1:${await listening()}/move/jin/df+2`);
  expect(page.status).toBe(200);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect(statuses).toContain(429);
  expect([...statuses].filter((status) => ![404, 429, 503].includes(status))).toEqual([]);
}, 120_000);
