import { lastMoveOf, type Move } from "@tactician/game";
import { type Check, judge } from "./check.ts";

/** From here on the fastest jab punishes. */
const UNSAFE_FRAMES = -10;

/** How else an opponent gets out of a move, and the words by which a text says so. */
const WAYS_OUT: readonly { readonly label: string; readonly words: RegExp; has(move: Move): boolean }[] = [
  {
    label: "can be ducked",
    words: /\b(?:duck|crouch|low profile)/i,
    has: ({ hits }) =>
      hits.some(({ level }) => level === "high" || level === "high throw" || level === "throw"),
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
    has: ({ hits }) => hits.some(({ level }) => level === "low" || level === "special low"),
  },
  {
    label: "is a throw",
    words: /\b(?:break|escape|duck|crouch)/i,
    has: ({ throwBreak }) => throwBreak !== undefined,
  },
];

/** A key move to punish is -10 or worse on block, or has another way out and its text says so. */
export const unsafeOnBlock: Check = {
  id: "unsafe-on-block",
  label: "a key move to punish is unsafe on block, or its text says how to get out of it",
  check: ({ sheet, read }) => {
    const keyMoves = sheet.counterSchema.flatMap(({ keyMovesToPunish }, n) =>
      keyMovesToPunish.map((keyMove, m) => ({ keyMove, path: ["counterSchema", n, "keyMovesToPunish", m] })),
    );
    return judge(keyMoves, ({ keyMove, path }) => {
      const move = lastMoveOf(read(keyMove.move))?.move;
      if (move === undefined) return undefined;
      if (move.block !== undefined && move.block.min <= UNSAFE_FRAMES) return undefined;
      const text = `${keyMove.punish} ${keyMove.purpose}`;
      const ways = WAYS_OUT.filter((way) => way.has(move));
      if (ways.some(({ words }) => words.test(text))) return undefined;
      // The movelist does not say, so neither does the check.
      if (move.block === undefined && ways.length === 0) return undefined;
      const onBlock =
        move.block === undefined ? "cannot be blocked" : `is ${signed(move.block.min)} on block`;
      const hint =
        ways.length === 0
          ? ""
          : `; it ${ways.map(({ label }) => label).join(", ")}, which the text does not say`;
      return { path, message: `"${keyMove.move}" ${onBlock}${hint}` };
    });
  },
};

function signed(frames: number): string {
  return frames < 0 ? String(frames) : `+${frames}`;
}
