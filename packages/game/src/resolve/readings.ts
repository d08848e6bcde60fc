import type { CommandIndex, CommandNode } from "./command-tree.ts";
import { type InputChain, isButtonKey, isPlaceKey, keyAt } from "./input-chain.ts";
import { READING_COST, type WalkStart } from "./walk-commands.ts";

export interface Context {
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
 * Movelists write crouching moves as `FC d+1`, `FC 1` or `FC db+1`, whichever the contributor preferred, and generic ones once
 * for standing and crouching. From a crouch `d`, `db` and neutral are one input. The crouch dash is a crouch that is rising,
 * and a sidestep leaves every standing move open. A jump leaves the crouch, so `fc uf 4` is `uf 4`.
 */
const SPELLINGS: readonly Spelling[] = [
  ...["fc", "hfc"].flatMap(crouchSpellings),
  { written: ["fc"], meant: ["hfc"], cost: READING_COST.otherCrouch },
  { written: ["hfc"], meant: ["fc"], cost: READING_COST.otherCrouch },
  { written: ["ss"], meant: [], cost: READING_COST.stateLeftOut },
  { written: ["fc"], meant: [], cost: READING_COST.stateLeftOut, before: (key) => /^u[bf]?$/.test(key) },
  { written: CROUCH_DASH, meant: ["ws"], cost: READING_COST.dashRising, before: isButtonKey, needs: "cd" },
  { written: CROUCH_DASH, meant: ["cd"], cost: READING_COST.motion },
  { written: CROUCH_DASH, meant: ["cd", "df"], cost: READING_COST.motion },
  { written: ["cd"], meant: CROUCH_DASH, cost: READING_COST.motion },
  { written: ["cd", "df"], meant: CROUCH_DASH, cost: READING_COST.motion },
];

const SPELLINGS_BY_KEY = Map.groupBy(SPELLINGS, (spelling) => spelling.written[0]);

function crouchSpellings(meant: string): Spelling[] {
  const fromCrouch: Spelling[] = ["fc", "hfc"].flatMap((crouch) => [
    { written: [crouch, "d"], meant: [meant], cost: READING_COST.crouchDown },
    { written: [crouch, "d"], meant: [meant, "db"], cost: READING_COST.crouchDirection },
    { written: [crouch, "db"], meant: [meant], cost: READING_COST.crouchDirection },
    { written: [crouch, "db"], meant: [meant, "d"], cost: READING_COST.crouchDirection },
    { written: [crouch], meant: [meant, "d"], cost: READING_COST.crouchDirection, before: isButtonKey },
    { written: [crouch], meant: [meant, "db"], cost: READING_COST.crouchUnwritten, before: isButtonKey },
  ]);
  return [
    ...fromCrouch,
    { written: ["d"], meant: [meant], cost: READING_COST.crouchUnsaid, before: isButtonKey },
    { written: ["d"], meant: [meant, "d"], cost: READING_COST.crouchUnsaid, before: isButtonKey },
    { written: ["db"], meant: [meant], cost: READING_COST.crouchUnsaidTurned, before: isButtonKey },
    { written: ["db"], meant: [meant, "db"], cost: READING_COST.crouchUnsaid, before: isButtonKey },
  ];
}

/** A place to begin walking, and what it takes the move to be. */
export interface Reading extends WalkStart {
  readonly via?: "transition" | "follow-up";
}

/** Every way in which the symbols from `position` on can be the beginning of a move, whatever is before. */
export function readingsAt(index: CommandIndex, chain: InputChain, position: number): Reading[] {
  const place = keyAt(chain, position);
  const readings: Reading[] = [{ node: index.root, position, cost: 0 }];
  const motions = index.motions.map(({ motion, stance }): Spelling => {
    return { written: motion, meant: [stance], cost: READING_COST.motion };
  });
  const spellings = [...(SPELLINGS_BY_KEY.get(place) ?? []), ...motions];
  for (const { written, meant, cost, before, needs } of spellings) {
    const behind = position + written.length;
    if (!written.every((key, offset) => keyAt(chain, position + offset) === key)) continue;
    if (before?.(keyAt(chain, behind)) === false) continue;
    if (needs !== undefined && !index.root.children.has(needs)) continue;
    const node = nodeBehind(index.root, meant);
    if (node !== undefined) readings.push({ node, position: behind, cost });
  }
  if (!isPlaceKey(place)) return readings;
  readings.push({ node: index.root, position: position + 1, cost: READING_COST.placeAhead, mustPass: place });
  if (index.modes.has(place))
    readings.push({ node: index.root, position: position + 1, cost: READING_COST.mode });
  return readings;
}

/** The readings that only the move before allows: its stance's moves, and the rest of its string. */
export function contextReadings(index: CommandIndex, position: number, context: Context): Reading[] {
  const readings: Reading[] = [];
  const cost = context.entered ? 0 : READING_COST.transitionUnsaid;
  for (const stance of context.stances) {
    for (const keys of stance === "cd" ? [["cd"], CROUCH_DASH] : [[stance]]) {
      const node = nodeBehind(index.root, keys);
      if (node !== undefined) readings.push({ node, position, cost, via: "transition" });
    }
  }
  if (context.node !== undefined)
    readings.push({ node: context.node, position, cost: READING_COST.followUp, via: "follow-up" });
  return readings;
}

function nodeBehind(root: CommandNode, keys: readonly string[]): CommandNode | undefined {
  let node: CommandNode | undefined = root;
  for (const key of keys) node = node?.children.get(key);
  return node;
}
