import type { CharacterMoves } from "@tactician/contract";
import {
  type CharacterId,
  isCrouched,
  type Move,
  publicMoveId,
  type Random,
  type Situation,
} from "@tactician/game";
import type { MoveOption } from "./card.ts";

/** A move of one's own as a wrong choice. */
export interface OwnButton {
  readonly move: string;
  readonly id: string;
  /** The fastest that any form of it hits: whoever waits less is not punished by it. */
  readonly fastest: number;
  readonly isHigh: boolean;
  /** Where it is pressed; `undefined` for a stance. */
  readonly from: Situation["from"] | undefined;
  readonly words: ReadonlySet<string>;
  /** Up to its first button, `b 2` of `b 2 1`: strings that begin alike are one choice. */
  readonly beginning: string;
}

/** Inputs alone, in the order they are pressed: no "(close to wall)", no parry that waits for an attack, no Rage. */
const INPUT = /(?:ws|fc|hfc|bt|[A-Z][A-Z0-9]+|[nudfb]|u[fb]|d[fb]|[qh]c[fb]|just|[1-4](?:\+[1-4])*)/.source;
const PLAIN_COMMAND = new RegExp(`^${INPUT}(?: ${INPUT})*$`);

/** Up to the first button: `b 2` of `b 2 1`. */
export const BEGINNING = /^.*?[1-4](?:\+[1-4])*/;

/**
 * Everything that a character presses and whose speed is known, from the movelist alone: the fastest first. Rows that are pressed the
 * same way are one button, which is as fast as the fastest of them and a high only where all are.
 */
export function ownButtons({ _id, moves }: CharacterMoves): OwnButton[] {
  const plain = moves.filter(({ command }) => PLAIN_COMMAND.test(command));
  return [...Map.groupBy(plain, ({ command }) => command).values()]
    .flatMap((rows) => {
      const buttons = rows.flatMap((move) => ownButton(move, _id) ?? []);
      const [first] = buttons;
      if (first === undefined || buttons.length < rows.length) return [];
      const fastest = Math.min(...buttons.map((one) => one.fastest));
      return { ...first, fastest, isHigh: buttons.every(({ isHigh }) => isHigh) };
    })
    .sort((a, b) => a.fastest - b.fastest);
}

function ownButton(move: Move, characterId: CharacterId): OwnButton | undefined {
  const fastest = fastestOf(move);
  const { command, id, from = [], requires = [], hits } = move;
  if (fastest === undefined || requires.length > 0) return undefined;
  const place = from.every(isCrouched) ? ("crouching" as const) : undefined;
  return {
    move: command,
    id: publicMoveId(characterId, id),
    fastest,
    isHigh: hits[0]?.level === "high",
    from: from.length === 0 ? "standing" : place,
    words: new Set(command.split(" ")),
    beginning: BEGINNING.exec(command)?.[0] ?? command,
  };
}

/** Counted from the first input. Of a cancel whose first half is not known nobody knows it. */
function fastestOf(move: Move): number | undefined {
  const { startup, bufferedStartup, effectiveStartup, wholeStartup, otherStartups = [], unsure = [] } = move;
  if (startup === undefined || unsure.includes("wholeStartup")) return undefined;
  const all = [startup, bufferedStartup, effectiveStartup, ...otherStartups];
  const fastest = Math.min(...all.flatMap((range) => range?.min ?? []));
  return Math.max(fastest, wholeStartup?.min ?? 0);
}

interface Likeness {
  /** Frames that there are: a choice that is a little slower is a good one. */
  readonly frames: number;
  readonly from: Situation["from"];
  /** The best right answer, whose inputs a good wrong choice has too. */
  readonly move: string;
  /** Public ids of what punishes something else: these are thought of first. */
  readonly punishers?: ReadonlySet<string>;
}

/** How many frames an input in common is worth. */
const LOOKS = 5;
/** And being a punisher. */
const THOUGHT_OF = 6;
/** Another place to press it from gives a choice away. */
const ELSEWHERE = 4;
/** So that a deck does not show the same wrong choices every time. */
const MIXING = 4;

/** Of so many that come next in frames the others are chosen: of moves that are slower still nobody thinks. */
const CONSIDERED = 24;

/** The wrong choices that come nearest, in frames or in looks, each with another beginning. `wrong` has those first
 * that are considered first. */
export function nearest(
  wrong: readonly OwnButton[],
  { frames, from, move, punishers }: Likeness,
  count: number,
  chance: Random,
): MoveOption[] {
  const words = move.split(" ");
  const there = wrong.filter((button) => button.from === from);
  const elsewhere = wrong.filter((button) => button.from !== from);
  const ranked = [
    ...there.slice(0, CONSIDERED),
    ...elsewhere.slice(0, Math.max(0, CONSIDERED - there.length)),
  ]
    .map((button) => {
      const shared = words.filter((word) => button.words.has(word)).length;
      const looks = shared / Math.max(words.length, button.words.size);
      const place = button.from === from ? 0 : ELSEWHERE;
      const near = LOOKS * looks + (punishers?.has(button.id) ? THOUGHT_OF : 0);
      return { button, far: Math.abs(button.fastest - frames) - near + place + MIXING * chance() };
    })
    .sort((a, b) => a.far - b.far);
  const byBeginning = Map.groupBy(ranked, ({ button }) => button.beginning);
  return [...byBeginning.values()]
    .flatMap(([first]) => first?.button ?? [])
    .slice(0, count)
    .map(({ id, fastest: startup, move: key }) => {
      return { kind: "move", key, isRight: false, move: key, id, startup };
    });
}
