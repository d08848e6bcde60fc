import {
  gapBefore,
  type HitLevel,
  lastMoveOf,
  listSituations,
  type Move,
  publicMoveId,
} from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { listAdvice } from "./advice.ts";
import { type Check, judge } from "./check.ts";

type WayOut = ReturnType<typeof listSituations>[number]["waysOut"][number];

/** What passes over who crouches. */
const DUCKABLE: ReadonlySet<HitLevel> = new Set(["high", "high throw", "throw"]);
const LOW: ReadonlySet<HitLevel> = new Set(["low", "special low"]);

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** `duck the second kick`, `duck before the first`; not `do not duck` and `for those who duck`. */
const DUCK =
  /(?<!\b(?:not|never|cannot|for|after|your|who|people|to)\s)\bduck(?:ing)?\b(?:\s+(?:(?:under|before)\s+)?(?:the|his|her|its|their)\s+(first|second|third|fourth|fifth|sixth|last|final)\b)?/i;

/** Ducking works on a delay alone: `duck only a delayed one`. */
const ONLY_DELAYED =
  /\bonly\b[^.]*\b(?:delay|wait|late|hold|pause)|\b(?:delay|wait|late|hold|pause)[^.]*\bonly\b/i;

/**
 * A later hit whose startup and the disadvantage of the block before it make so few frames comes too soon to duck, also where
 * the movelist has no recovery: of the strings whose notes tell, five in six of these jail.
 */
const TOO_SOON_FRAMES = 21;

/** Where an answer says to duck, a high comes, and blocking the hit before does not hold the player upright. */
export const duckWords: Check = {
  id: "duck-words",
  label: "where an answer says to duck a hit, that hit is high and does not jail",
  check: (context) => {
    const { movelist, sheet } = context;
    const situations = listSituations(movelist, sheet.name);
    const waysOut = new Map(situations.map((situation) => [situation.id, situation.waysOut]));
    const byId = new Map(movelist.moves.map((move) => [move.id, move]));
    return judge(listDucks(context), ({ path, move, hit, text }) => {
      const chain = chainOf(move, byId);
      const ways = chain.flatMap(({ id }) => waysOut.get(publicMoveId(sheet.name, id)) ?? []);
      const message = findFault({ move, hit, text, ways, tooSoon: listTooSoon(chain, byId) });
      return message === undefined ? undefined : { path, message };
    });
  },
};

interface Duck {
  readonly path: SheetPath;
  readonly move: Move;
  /** The hit that is ducked, 1-based; `undefined` where the text names none. */
  readonly hit: number | undefined;
  /** Answer and reason together. */
  readonly text: string;
}

/** Every answer that says to duck, and every reason that says which hit. */
function listDucks({ sheet, read }: GuideCharacter): Duck[] {
  return listAdvice(sheet).flatMap(({ path, move: written, answer, answerKey, reason, reasonKey }) => {
    const move = lastMoveOf(read(written))?.move;
    if (move === undefined || move.hits.length === 0) return [];
    const text = `${answer} ${reason}`;
    const inAnswer = DUCK.exec(answer);
    const inReason = DUCK.exec(reason);
    return [
      ...(inAnswer === null
        ? []
        : [{ path: [...path, answerKey], move, hit: hitOf(inAnswer[1], move), text }]),
      ...(inReason?.[1] === undefined
        ? []
        : [{ path: [...path, reasonKey], move, hit: hitOf(inReason[1], move), text }]),
    ];
  });
}

function hitOf(ordinal: string | undefined, { hits }: Move): number | undefined {
  if (ordinal === undefined) return undefined;
  const place = ORDINALS.indexOf(ordinal.toLowerCase());
  // A throw that only follows a hit is not the last thing to duck.
  return place < 0 ? hits.findLastIndex(({ conditional }) => conditional === undefined) + 1 : place + 1;
}

interface Case extends Omit<Duck, "path"> {
  readonly ways: readonly WayOut[];
  /** Hits that come too soon after a block. */
  readonly tooSoon: ReadonlySet<number>;
}

function findFault({ move, hit, ...rest }: Case): string | undefined {
  const { command, hits } = move;
  const high = hits.flatMap(({ level }, n) => (DUCKABLE.has(level) ? [n + 1] : []));
  if (hit !== undefined && !high.includes(hit)) {
    return `hit ${hit} of "${command}" is ${hits[hit - 1]?.level ?? "not there"}`;
  }
  if (high.length === 0) return `no hit of "${command}" is high`;
  // Of a string, ducking is about what follows its first hit.
  const later = move.parent === undefined ? [] : high.filter((place) => place > 1);
  const unnamed = later.length === 0 ? high : later;
  const places = hit === undefined ? unnamed : [hit];
  const faults = places.map((place) => faultOf(place, rest));
  if (faults.includes(undefined)) return undefined;
  return `hit ${places[0]} of "${command}" ${faults[0]}`;
}

function faultOf(hit: number, { text, ways, tooSoon }: Omit<Case, "move" | "hit">): string | undefined {
  if (ways.some((way) => way.kind === "jail" && way.hit === hit)) return "jails after a block";
  const duck = ways.find((way) => way.kind === "duck" && way.hit === hit);
  if (duck === undefined) return tooSoon.has(hit) ? "comes too soon after a block" : undefined;
  if (duck.onlyIfDelayed === undefined || ONLY_DELAYED.test(text)) return undefined;
  return "can be ducked only when it is delayed, which the text does not say";
}

/** The move after all that it continues. */
function chainOf(move: Move, byId: ReadonlyMap<string, Move>): Move[] {
  const parent = move.parent === undefined ? undefined : byId.get(move.parent);
  return parent === undefined ? [move] : [...chainOf(parent, byId), move];
}

function listTooSoon(chain: readonly Move[], byId: ReadonlyMap<string, Move>): Set<number> {
  const places = chain.flatMap((move, n) => {
    const { block, hits } = chain[n - 1] ?? {};
    const start = move.ownStartup?.[0]?.min;
    const last = hits?.at(-1)?.level;
    if (start === undefined || block === undefined || last === undefined || LOW.has(last)) return [];
    if (gapBefore(move, byId) !== undefined || move.links?.some(({ kind }) => kind === "interruptible"))
      return [];
    return start - block.min <= TOO_SOON_FRAMES ? [move.hits.length - move.ownHits + 1] : [];
  });
  return new Set(places);
}
