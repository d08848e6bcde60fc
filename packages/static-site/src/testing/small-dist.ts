import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type ChangedAnswers,
  type Character,
  type CharacterChanges,
  type CharacterMoves,
  type CharacterPieces,
  type MatchupSide,
  MOVE_BODY_SLOT,
  MOVE_FRAME_FILE,
  MOVE_HEAD_SLOT,
  MOVE_PICTURE_PARTS_FILE,
  MOVE_PICTURES_FOLDER,
  type MovePictureParts,
  movePartPath,
  NEAREST_MOVES_SLOT,
  OTHERS_MOVES_SLOT,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import { onTestFinished } from "vitest";
import { packMoves } from "../move-pages.ts";
import { type MemoryLimits, packSite } from "../pack-site.ts";

export const INLINE_SCRIPT = "document.documentElement.dataset.mode='icons'";
export const INLINE_HASH = `sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}`;

/** What the small site says of its build. */
const BUILD = { version: "1.2.3", connectSources: ["https://api.tactician.example"], scriptSources: [] };

/** Stands beside the folder that is served: what no request may ever read. */
export const SECRET = "outside-of-the-build";

/** What differs from the usual small site: files that hold something else, by path below the folder; `undefined` for one that is missing. */
export interface SmallDistOptions {
  changes?: Record<string, string | undefined>;
  limits?: MemoryLimits | undefined;
}

/** A built site in a new folder: small, but with one of everything that the build makes. */
export async function makeSmallDist({
  changes = {},
  limits,
}: SmallDistOptions = {}): Promise<{ dir: string; remove: () => Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), "tactician-dist-"));
  const dir = join(base, "dist");
  const files: Record<string, string | Buffer | undefined> = {
    "../secret.txt": SECRET,
    "secret.txt": SECRET,
    "web/.env": SECRET,
    "web/.git/config": SECRET,
    "web/index.html": page("Home"),
    "web/about/index.html": `<!doctype html><title>About</title><p>${"Text. ".repeat(100)}`,
    "web/character/combos/jin-combos/jin/index.html": page("Jin"),
    "web/character/frames/jin-frames/jin/index.html": page("Frames of Jin"),
    "web/not-found/index.html": page("Nothing here"),
    "web/app-shell/index.html": page("Shell"),
    "web/assets/root-B1c2d3.js": `console.log(${JSON.stringify("k".repeat(2000))});`,
    "web/assets/count-worker-B1c2d3.js": "postMessage(1);",
    "web/strats.json": JSON.stringify({ general: [], characters: {} }),
    "web/rankings.json": "[]",
    "web/accuracy.json": "{}",
    "web/favicon.ico": Buffer.from([0, 0, 1, 0]),
    "web/mains/Devil Jin.png": Buffer.from("portrait of Devil Jin"),
    "web/icons/1+2.webp": Buffer.from("both punches"),
    "web/data/index.json": "{}",
    "web/data/tactician-1.2.3.zip": Buffer.alloc(5000, "packed "),
    "web/media/long combo.webm": Buffer.alloc(5000, "frame "),
    "data/characters.json": JSON.stringify([summary("jin", "Jin"), summary("kazuya", "Kazuya")]),
    ...documentsOf("jin", "Jin"),
    ...documentsOf("kazuya", "Kazuya"),
    "data/wank.json": JSON.stringify({ characters: { 6: "Jin" }, ranks: { 0: "Beginner" } }),
    [`../moves/${MOVE_FRAME_FILE}`]: `<!doctype html>${MOVE_HEAD_SLOT}<script>${INLINE_SCRIPT}</script><p>${"Frame. ".repeat(100)}</p>${MOVE_BODY_SLOT}`,
    [`../moves/${UNKNOWN_MOVE_FILE}`]: `<!doctype html><title>No such move</title><ul>${NEAREST_MOVES_SLOT}</ul><ul>${OTHERS_MOVES_SLOT}</ul>`,
    "../moves/jin.json": JSON.stringify(pieces("jin", "Jin", [["old+2", "df+2"]])),
    "../moves/kazuya.json": JSON.stringify(pieces("kazuya", "Kazuya")),
    [`${MOVE_PICTURES_FOLDER}/${MOVE_PICTURE_PARTS_FILE}`]: JSON.stringify(PICTURE_PARTS),
    [`${MOVE_PICTURES_FOLDER}/jin.png`]: GROUND,
    ...changes,
  };
  const remove = () => rm(base, { recursive: true, force: true });
  try {
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined) continue;
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), content);
    }
    await symlink(join(dir, "secret.txt"), join(dir, "web/link.txt"));
    await packMoves(join(base, "moves"), dir);
    await packSite(dir, BUILD, "quick", limits);
    return { dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same, removed when the test ends. */
export async function smallDist(options?: SmallDistOptions): Promise<string> {
  const { dir, remove } = await makeSmallDist(options);
  onTestFinished(remove);
  return dir;
}

function documentsOf(id: CharacterId, name: string): Record<string, string> {
  const documents = { characters: character, moves, sides: side, changes: toldChanges, history };
  return Object.fromEntries(
    Object.entries({ ...documents, "changed-answers": changedAnswers }).map(([folder, documentOf]) => [
      `data/${folder}/${id}.json`,
      JSON.stringify(documentOf(id, name)),
    ]),
  );
}

function page(title: string): string {
  return `<!doctype html><title>${title}</title><script>${INLINE_SCRIPT}</script><p>${"Text. ".repeat(100)}</p>`;
}

function summary(id: CharacterId, name: string) {
  return { _id: id, name, image: `/mains/${name}.png`, counterSchema: [] };
}

/** Every letter is a box as high as its size and half as wide; Jin alone has a ground. */
const PICTURE_PARTS: MovePictureParts = {
  panel: { left: 588, top: 36, width: 576, height: 486 },
  inks: { text: "#ffffff", amber: "#ffff00", quiet: "#00ff00" },
  letters: Object.fromEntries(
    Array.from("JINKAZUYdf+12,ui4StarpBckho.", (sign) => [sign, { advance: 52, outline: "M0 0H50V-100H0Z" }]),
  ),
};

/** Whoever reads a picture looks at what it is, not at its name. */
const GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0000ff"/></svg>';

type CharacterId = CharacterMoves["_id"];
type MoveKey = CharacterMoves["moves"][number]["id"];

/** Everybody has these moves. */
const SMALL_MOVES = [
  { part: "df+2", command: "df 2" },
  { part: "1,2", command: "1 2" },
  { part: "u+1+2*", command: "u 1+2 charge" },
  { part: "Back_throw", command: "Back throw" },
];

function moves(id: CharacterId, name: string): CharacterMoves {
  const hit = { min: 32, effects: ["airborne" as const] };
  const moves = SMALL_MOVES.map(({ part, command }) => ({
    id: part as MoveKey,
    command,
    hits: [],
    ownHits: 1,
    hit,
    properties: [],
  }));
  return { _id: id, name, vocabulary: [], character: id, checkedAt: "2026-08", stances: [], moves };
}

/** What the moves of `moves` put into their frame. */
function pieces(
  character: CharacterId,
  name: string,
  formerParts: CharacterPieces["formerParts"] = [],
): CharacterPieces {
  const moves = SMALL_MOVES.map(({ part }) => ({
    part,
    head: `<title>${name} ${part}</title>`,
    body: `<h1>${name} ${part}</h1>`,
    row: `<li><a href="${movePartPath(character, part)}">${name} ${part}</a></li>`,
    picture: { of: name, command: part, figures: [["Startup", "i14"] as const] },
  }));
  return { character, moves, formerParts };
}

/** Everybody has an unsafe low, and a launcher that is fast enough after it. */
function side(id: CharacterId, name: string): MatchupSide {
  const situation: MatchupSide["situations"][number] = {
    move: "d 3+4",
    id: `${name}-d3+4`,
    levels: ["low"],
    isString: false,
    block: { min: -19 },
    frames: 19,
    worstFrames: 19,
    posture: "standing",
    isLow: true,
    from: "crouching",
    isUnsafe: true,
    waysOut: [{ kind: "low parry", hit: 1, evidence: "frames" }],
  };
  const candidate: MatchupSide["candidates"][number] = {
    answer: {
      move: "ws 2",
      id: `${name}-ws2`,
      frames: 15,
      damage: 13,
      total: 62,
      launches: true,
      launch: { reason: "combo", route: ["df 1 4"] },
      reach: "not known",
      sources: ["sheet", "movelist"],
    },
    from: "crouching",
  };
  return {
    _id: id,
    name,
    checkedAgainst: "2026-08",
    vocabulary: [],
    situations: [situation],
    stepping: { homing: [], tracking: [] },
    candidates: [candidate],
    named: [],
  };
}

/** Everybody's launcher got slower once, and its block was corrected before. */
function toldChanges(id: CharacterId, name: string): CharacterChanges {
  const move = { move: "df+2" as MoveKey, command: "df 2" };
  return {
    _id: id,
    name,
    vocabulary: [],
    since: "2024-01-25",
    patches: [{ version: "3.00", date: "2026-03-17", source: "https://tekken.example/3.00" }],
    changes: [
      {
        ...move,
        date: "2026-03-20",
        patch: "3.00",
        kind: "changed",
        effect: "worse",
        field: "startup",
        from: { min: 13 },
        to: { min: 14 },
      },
      {
        ...move,
        date: "2025-10-01",
        kind: "corrected",
        effect: "worse",
        field: "block",
        from: { min: -8 },
        to: { min: -12 },
        punishedBy: { before: 0, after: 1 },
      },
    ],
  };
}

/** Everybody's low got worse. */
function changedAnswers(id: CharacterId, name: string): ChangedAnswers {
  const best = { move: "ws 2", id: `${name}-ws2`, frames: 15, launches: true };
  return {
    _id: id,
    name,
    patch: { version: "3.00", date: "2026-03-17" },
    vocabulary: [],
    opponents: [
      {
        id: "kazuya",
        name: "Kazuya",
        vocabulary: [],
        answers: [
          {
            move: "d 3+4",
            id: "Kazuya-d3+4",
            turn: "gained",
            before: { frames: 9 },
            now: { frames: 19, best },
          },
        ],
      },
    ],
  };
}

function history(character: string): object {
  const changed = [{ move: "df+2", field: "hit", from: { min: 30 }, to: { min: 32 }, kind: "corrected" }];
  return { character, since: "2024-01-25", steps: [{ date: "2026-03-20", changed }] };
}

function character(id: CharacterId, name: string): Character {
  return {
    ...summary(id, name),
    fullName: name,
    // Long enough to be packed.
    style: "Mishima power on Kazama footwork. ".repeat(20),
    stances: [],
    vocabulary: [],
    heatNotes: [],
    heatSystem: [],
    mostImportantGrabs: [],
    guaranteedFollowUps: [{ _id: "1", move: "df 2", followUp: "b f 2 1 d 2" }],
    heatEngagers: [],
    punishers: { startup: [] },
    whiffPunishers: [],
    gamePlan: [],
    pressure: [],
    traps: [],
    defence: [],
    importantCombos: [],
    wallCombos: { general: [], withTornado: [] },
    comboEnders: [],
    chainThrows: [],
    creatorNotes: [],
    counterSchema: [],
    sources: [],
    checkedAgainst: "2026-08",
    frameData: {},
  };
}
