import {
  gapBefore,
  isLow,
  lastMoveOf,
  listSituations,
  type Move,
  type Movelist,
  partsOf,
  publicMoveId,
  signed,
  UNSAFE,
} from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, judge } from "./check.ts";
import { isDuckable } from "./move-properties.ts";

type Written = readonly [field: string, text: string];

interface Advice {
  readonly path: SheetPath;
  readonly move: string;
  /** In a few words: `Duck and launch`. */
  readonly answer: Written;
  readonly reason: Written;
}

function listAdvice({ counterSchema }: CharacterFile): Advice[] {
  return counterSchema.flatMap(({ keyMovesToPunish, detailedCounterStrategies }, n) => [
    ...keyMovesToPunish.map(({ move, punish, purpose }, m): Advice => {
      const path = ["counterSchema", n, "keyMovesToPunish", m];
      return { path, move, answer: ["punish", punish], reason: ["purpose", purpose] };
    }),
    ...detailedCounterStrategies.flatMap(({ other }, m) =>
      other.map(({ move, counter, details }, k): Advice => {
        const path = ["counterSchema", n, "detailedCounterStrategies", m, "other", k];
        return { path, move, answer: ["counter", counter], reason: ["details", details] };
      }),
    ),
  ]);
}

/** How else an opponent gets out of a move, and the words by which a text says so. */
const WAYS_OUT: readonly { readonly label: string; readonly words: RegExp; has(move: Move): boolean }[] = [
  {
    label: "can be ducked",
    words: /\b(?:duck|crouch|low profile)/i,
    has: ({ hits }) => hits.some(({ level }) => isDuckable(level)),
  },
  {
    label: "can be stepped",
    words: /\b(?:step|sidestep|sidewalk|ssl|ssr|swl|swr)/i,
    has: ({ whiffsTo }) => whiffsTo !== undefined && whiffsTo.length > 0,
  },
  {
    label: "can be interrupted",
    words: /\b(?:interrupt|jab between|power crush|armou?r)/i,
    has: ({ links }) => links?.some(({ kind }) => kind === "interruptible") === true,
  },
  {
    label: "can be parried low",
    words: /\b(?:low parr|parry)/i,
    has: ({ hits }) => hits.some(({ level }) => isLow(level)),
  },
  {
    label: "is a throw",
    words: /\b(?:break|escape|duck|crouch)/i,
    has: ({ throwBreak }) => throwBreak !== undefined,
  },
];

/** A key move to punish is -10 or worse on block, or has another way out and its text says so. */
export const unsafeOnBlock: Check = ({ sheet, read }) => {
  const keyMoves = listAdvice(sheet).filter(({ answer: [field] }) => field === "punish");
  return judge(keyMoves, ({ path, move: written, answer, reason }) => {
    const move = lastMoveOf(read(written))?.move;
    if (move === undefined) return undefined;
    if (move.block !== undefined && move.block.min <= UNSAFE) return undefined;
    const text = `${answer[1]} ${reason[1]}`;
    const ways = WAYS_OUT.filter((way) => way.has(move));
    if (ways.some(({ words }) => words.test(text))) return undefined;
    // The movelist does not say, so neither does the check.
    if (move.block === undefined && ways.length === 0) return undefined;
    const onBlock = move.block ? `is ${signed(move.block.min)} on block` : "cannot be blocked";
    const labels = ways.map(({ label }) => label).join(", ");
    const hint = labels === "" ? "" : `; it ${labels}, which the text does not say`;
    return { path, message: `"${written}" ${onBlock}${hint}` };
  });
};

type WayOut = ReturnType<typeof listSituations>[number]["waysOut"][number];

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
export const duckWords: Check = (context) => {
  const { movelist, sheet } = context;
  const situations = listSituations(movelist, sheet.characterId);
  const waysOut = new Map(situations.map((situation) => [situation.id, situation.waysOut]));
  const byId = new Map(movelist.moves.map((move) => [move.id, move]));
  return judge(listDucks(context), ({ path, move, hit, text }) => {
    const chain = partsOf(move, byId);
    const ways = chain.flatMap(({ id }) => waysOut.get(publicMoveId(sheet.characterId, id)) ?? []);
    const message = findFault({ move, hit, text, ways, tooSoon: listTooSoon(chain, byId) });
    return message === undefined ? undefined : { path, message };
  });
};

interface Duck {
  readonly path: SheetPath;
  readonly move: Move;
  /** The hit that is ducked, 1-based; `undefined` where the text names none. */
  readonly hit: number | undefined;
  readonly text: string;
}

function listDucks({ sheet, read }: GuideCharacter): Duck[] {
  return listAdvice(sheet).flatMap(({ path, move: written, answer, reason }) => {
    const move = lastMoveOf(read(written))?.move;
    if (move === undefined || move.hits.length === 0) return [];
    const text = `${answer[1]} ${reason[1]}`;
    const duckAt = (key: string, ordinal: string | undefined): Duck => {
      return { path: [...path, key], move, hit: hitOf(ordinal, move), text };
    };
    const inAnswer = DUCK.exec(answer[1]);
    const ordinal = DUCK.exec(reason[1])?.[1];
    return [
      ...(inAnswer === null ? [] : [duckAt(answer[0], inAnswer[1])]),
      ...(ordinal === undefined ? [] : [duckAt(reason[0], ordinal)]),
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
  readonly tooSoon: ReadonlySet<number>;
}

function findFault({ move, hit, ...rest }: Case): string | undefined {
  const { command, hits } = move;
  const high = hits.flatMap(({ level }, n) => (isDuckable(level) ? [n + 1] : []));
  if (hit !== undefined && !high.includes(hit))
    return `hit ${hit} of "${command}" is ${hits[hit - 1]?.level ?? "not there"}`;
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

function listTooSoon(chain: readonly Move[], byId: ReadonlyMap<string, Move>): Set<number> {
  const places = chain.flatMap((move, n) => {
    const { block, hits } = chain[n - 1] ?? {};
    const start = move.ownStartup?.[0]?.min;
    const last = hits?.at(-1)?.level;
    if (start === undefined || block === undefined || last === undefined || isLow(last)) return [];
    if (gapBefore(move, byId) !== undefined || move.links?.some(({ kind }) => kind === "interruptible"))
      return [];
    return start - block.min <= TOO_SOON_FRAMES ? [move.hits.length - move.ownHits + 1] : [];
  });
  return new Set(places);
}

/** A side to step to. The movelist's tracking counts from the attacker: what turns to its left follows a step to the right. */
const SIDES = [
  { name: "left", words: /\b(?:left|ssl|swl)\b/i, steps: ["ssl", "swl"], turn: "right", otherTurn: "left" },
  { name: "right", words: /\b(?:right|ssr|swr)\b/i, steps: ["ssr", "swr"], turn: "left", otherTurn: "right" },
] as const;

type Side = (typeof SIDES)[number];

/** A move that follows one side by so many frames more than the other is stepped to the other. */
const CLEAR_FRAMES = 5;

/** How a weak side begins that no source confirms. */
const NOT_CONFIRMED = "Not confirmed.";

/** The side to step to rests on moves that whiff to it or follow it less, or the text says that nothing is known. */
export const weakSide: Check = ({ sheet, movelist }) =>
  judge(sheet.counterSchema, ({ weakSide: text }, n) => {
    const isOpen = /not confirmed/i.test(text);
    const message = isOpen ? findKnown(text, movelist) : findUnproven(text, sheet.name, movelist);
    return message === undefined ? undefined : { path: ["counterSchema", n, "weakSide"], message };
  });

function findKnown(text: string, { moves }: Movelist): string | undefined {
  if (!text.startsWith(NOT_CONFIRMED))
    return `begin with "${NOT_CONFIRMED}", so that it is the first thing read`;
  const known = moves.find((move) => SIDES.filter((side) => isWeakTo(move, side)).length === 1);
  return known && `"not confirmed", but "${known.command}" is recorded as weaker to one side`;
}

function findUnproven(text: string, name: string, { moves }: Movelist): string | undefined {
  const named = sidesClaimed(text);
  if (named.length === 0) return `"${text}" names no side; write left, right or "${NOT_CONFIRMED}"`;
  const unproven = named.find((side) => !moves.some((move) => isWeakTo(move, side)));
  return (
    unproven && `no move of ${name} is known to be weaker to the ${unproven.name}; write "${NOT_CONFIRMED}"`
  );
}

/** What comes before the first full stop or colon is the claim, where it names a side; the rest explains it. */
function sidesClaimed(text: string): Side[] {
  const sidesIn = (part: string) => SIDES.filter(({ words }) => words.test(part));
  const claimed = sidesIn(text.split(/[.:]/, 1).join());
  return claimed.length > 0 ? claimed : sidesIn(text);
}

function isWeakTo({ whiffsTo = [], tracking = {} }: Move, { steps, turn, otherTurn }: Side): boolean {
  if (whiffsTo.some((step) => (steps as readonly string[]).includes(step))) return true;
  const follows = tracking[turn];
  const followsOther = tracking[otherTurn];
  return follows !== undefined && followsOther !== undefined && followsOther - follows >= CLEAR_FRAMES;
}
