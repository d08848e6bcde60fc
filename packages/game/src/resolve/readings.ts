import type { CommandIndex, CommandNode } from "./command-tree.ts";
import { type InputChain, keyAt } from "./input-chain.ts";
import { isButtonKey, isPlaceKey } from "./keys.ts";
import type { WalkStart } from "./walk-commands.ts";

/** What the move before leaves for the next one. */
export interface Context {
  /** End of the move before in the command tree. */
  readonly node?: CommandNode | undefined;
  /** Keys of the stances and states that the move before can have gone into. */
  readonly stances: readonly string[];
  /** Its transition was input just here, so a stance move is expected. */
  readonly entered: boolean;
}

/** Another way to write the first keys of a command. */
interface Spelling {
  readonly written: readonly string[];
  readonly meant: readonly string[];
  readonly cost: number;
  /** Only where such a key stands directly behind. */
  readonly before?: (key: string) => boolean;
  /** Only for characters that have moves beginning with this key. */
  readonly needs?: string;
}

const CROUCH_DASH = ["f", "n", "d", "df"] as const;

/**
 * Movelists write crouching moves as `FC d+1`, `FC 1` or `FC db+1`, whichever the contributor preferred, and
 * generic ones once for standing and crouching. From a crouch `d`, `db` and neutral are one input. The crouch dash is a
 * crouch that is rising, and a sidestep leaves every standing move open. A jump leaves the
 * crouch, so `fc uf 4` is `uf 4`.
 */
const SPELLINGS: readonly Spelling[] = [
  ...["fc", "hfc"].flatMap(crouchSpellings),
  { written: ["fc"], meant: ["hfc"], cost: 0.05 },
  { written: ["hfc"], meant: ["fc"], cost: 0.05 },
  { written: ["ss"], meant: [], cost: 1.5 },
  { written: ["fc"], meant: [], cost: 1.5, before: isJump },
  { written: CROUCH_DASH, meant: ["ws"], cost: 2.5, before: isButtonKey, needs: "cd" },
  { written: CROUCH_DASH, meant: ["cd"], cost: 0.3 },
  { written: CROUCH_DASH, meant: ["cd", "df"], cost: 0.3 },
  { written: ["cd"], meant: CROUCH_DASH, cost: 0.3 },
  { written: ["cd", "df"], meant: CROUCH_DASH, cost: 0.3 },
];

function isJump(key: string): boolean {
  return key === "u" || key === "ub" || key === "uf";
}

const SPELLINGS_BY_KEY = Map.groupBy(SPELLINGS, (spelling) => spelling.written[0]);

function crouchSpellings(meant: string): Spelling[] {
  const fromCrouch: Spelling[] = ["fc", "hfc"].flatMap((crouch) => [
    { written: [crouch, "d"], meant: [meant], cost: 0.1 },
    { written: [crouch, "d"], meant: [meant, "db"], cost: 0.2 },
    { written: [crouch, "db"], meant: [meant], cost: 0.2 },
    { written: [crouch, "db"], meant: [meant, "d"], cost: 0.2 },
    { written: [crouch], meant: [meant, "d"], cost: 0.2, before: isButtonKey },
    { written: [crouch], meant: [meant, "db"], cost: 0.3, before: isButtonKey },
  ]);
  return [
    ...fromCrouch,
    { written: ["d"], meant: [meant], cost: 2, before: isButtonKey },
    { written: ["d"], meant: [meant, "d"], cost: 2, before: isButtonKey },
    { written: ["db"], meant: [meant], cost: 2.2, before: isButtonKey },
    { written: ["db"], meant: [meant, "db"], cost: 2, before: isButtonKey },
  ];
}

/** A place to begin walking, and what it takes the move to be. */
export interface Reading extends WalkStart {
  readonly via?: "transition" | "follow-up";
}

/** Every way in which the symbols from `position` on can be the beginning of a move, whatever stands before. */
export function readingsAt(index: CommandIndex, chain: InputChain, position: number): Reading[] {
  const place = keyAt(chain, position);
  const readings: Reading[] = [{ node: index.root, position, cost: 0 }];
  for (const spelling of SPELLINGS_BY_KEY.get(place) ?? []) {
    addSpelling(readings, index, chain, position, spelling);
  }
  for (const { motion, stance } of index.motions) {
    addSpelling(readings, index, chain, position, { written: motion, meant: [stance], cost: 0.3 });
  }
  if (!isPlaceKey(place)) return readings;
  readings.push({ node: index.root, position: position + 1, cost: 0.3, mustPass: place });
  if (index.modes.has(place)) readings.push({ node: index.root, position: position + 1, cost: 2.5 });
  return readings;
}

/** The readings that only the move before allows: its stance's moves, and the rest of its string. */
export function contextReadings(index: CommandIndex, position: number, context: Context): Reading[] {
  const readings: Reading[] = [];
  const cost = context.entered ? 0 : 1;
  for (const stance of context.stances) {
    for (const keys of stance === "cd" ? [["cd"], CROUCH_DASH] : [[stance]]) {
      const node = nodeBehind(index.root, keys);
      if (node !== undefined) readings.push({ node, position, cost, via: "transition" });
    }
  }
  if (context.node !== undefined) readings.push({ node: context.node, position, cost: 3, via: "follow-up" });
  return readings;
}

function addSpelling(
  readings: Reading[],
  index: CommandIndex,
  chain: InputChain,
  position: number,
  spelling: Spelling,
): void {
  const behind = position + spelling.written.length;
  if (!spelling.written.every((key, offset) => keyAt(chain, position + offset) === key)) return;
  if (spelling.before?.(keyAt(chain, behind)) === false) return;
  if (spelling.needs !== undefined && !index.root.children.has(spelling.needs)) return;
  const node = nodeBehind(index.root, spelling.meant);
  if (node !== undefined) readings.push({ node, position: behind, cost: spelling.cost });
}

function nodeBehind(root: CommandNode, keys: readonly string[]): CommandNode | undefined {
  let node: CommandNode | undefined = root;
  for (const key of keys) node = node?.children.get(key);
  return node;
}
