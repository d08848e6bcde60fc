import { type NotationToken, parseNotation } from "@tactician/notation";
import type { Move, Movelist } from "../move.ts";
import {
  ALTERNATIVE,
  isButtonKey,
  isCircumstanceKey,
  isDirectionKey,
  isOptionalInput,
  isPlaceKey,
  isStanceKey,
  isWordKey,
  readSymbols,
} from "./input-chain.ts";
import { MOVE_NAMES, readStanceNames, stanceWords } from "./players-names.ts";

/** A place in the tree of all commands: the keys on the way from the root are the command so far. */
export interface CommandNode {
  readonly children: Map<string, CommandNode>;
  /** Moves whose command ends here, in the movelist's order. */
  readonly moves: Move[];
  /** Ends of the commands that this one is another spelling of: their follow-ups are its follow-ups. */
  readonly links: CommandNode[];
  /** Those of `children` whose key a player may leave out (`heat`, a just frame, a stance inside a string). */
  readonly optional: [key: string, child: CommandNode][];
}

/** A follow-up input that takes a move into a stance: `holdf` -> `stance:ZEN`. */
interface IndexedTransition {
  readonly keys: readonly string[];
  /** Key of the stance or state. */
  readonly into: string;
}

/** Everything the resolver looks up, built once per movelist. */
export interface CommandIndex {
  readonly root: CommandNode;
  /** Every stance word in lower case -> the movelist's token. */
  readonly stanceNames: ReadonlyMap<string, string>;
  readonly transitions: ReadonlyMap<Move, readonly IndexedTransition[]>;
  /** `heat smash` -> the move with that property. */
  readonly namedMoves: ReadonlyMap<string, Move>;
  readonly motions: readonly MotionStance[];
  /** Stances in which all other moves can be done too. */
  readonly modes: ReadonlySet<string>;
}

/** `qcf` as directions and the stance (a key) that it leads to. */
interface MotionStance {
  readonly motion: readonly string[];
  readonly stance: string;
}

/**
 * A reader of the spellings a text stands for, each as its keys: two texts with a spelling in common are the same
 * input. For Jin `CDS 1` and `ZEN.1` both give `stance:ZEN`, `1`.
 */
export function createKeyReader(movelist: Movelist): KeyReader {
  const words = stanceWords(movelist);
  const stanceNames = readStanceNames(movelist);
  return (text) => readAlternatives(parseNotation(text, { stances: words }).tokens, stanceNames);
}

/** Builds the lookup of a movelist in time linear in its size. */
export function buildIndex(movelist: Movelist): CommandIndex {
  const keysOf = createKeyReader(movelist);
  const stanceNames = readStanceNames(movelist);
  const root = newNode();
  const spellings = new Map<Move, string[][]>();
  const timesWritten = new Map<string, number>();
  for (const { command } of movelist.moves) timesWritten.set(command, (timesWritten.get(command) ?? 0) + 1);
  /** Which key of a command is the held direction; strings that go on from such a move keep it. */
  const heldPlaces = new Map<string, number>();
  const crouchJab = findUnlistedCrouchJab(movelist);
  for (const move of movelist.moves) {
    const [written = [], ...others] = keysOf(move.command);
    const isHeld = HELD_DIRECTION.test(move.id) && (timesWritten.get(move.command) ?? 0) > 1;
    const place = isHeld ? written.findLastIndex(isDirectionKey) : heldPlaces.get(move.parent ?? "");
    const command = written.map((key, at) => (at === place ? `hold${key}` : key));
    if (place !== undefined) heldPlaces.set(move.id, place);
    const end = nodeAt(root, command);
    end.moves.push(move);
    const aliases = [...others, ...(move.aliases ?? []).flatMap(keysOf)];
    if (move === crouchJab) aliases.push(CROUCH_JAB);
    for (const alias of aliases) linkAlias(root, alias, end);
    spellings.set(move, [command, ...aliases]);
  }
  const transitions = new Map(movelist.moves.map((move) => [move, readTransitions(move, keysOf)]));
  const motions = readMotionStances([...spellings.values()]);
  const modes = readModes(spellings);
  for (const mode of modes) allowUnsaidMode(root, mode);
  return { root, stanceNames, transitions, namedMoves: readNamedMoves(movelist), motions, modes };
}

/**
 * Where two moves differ in nothing but a held direction (Law's hopkick `uf+4` and somersault `UF+4`), the plain input is the
 * plain move's and `holduf 4` the other's.
 */
const HELD_DIRECTION = /(?:^|[.,])[UDFB]+\+[1-4+]+$/;

const CROUCH_JAB = ["fc", "d", "1"];
const CROUCH_JAB_COMMAND = /^h?fc (?:db? )?1$/;

/** Some movelists have the crouch jab as `d+1` or `db+1` only; from a crouch it is the same. Other moves on `d+1` are not. */
function findUnlistedCrouchJab({ moves }: Movelist): Move | undefined {
  const isListed = moves.some(({ command, aliases = [] }) =>
    [command, ...aliases].some((written) => CROUCH_JAB_COMMAND.test(written)),
  );
  if (isListed) return undefined;
  return moves.find(({ id, hits, startup }) => {
    return /^db?\+1$/.test(id) && hits[0]?.level === "special low" && startup?.min === 10;
  });
}

/** All the commands a text stands for, each as its keys. */
type KeyReader = (text: string) => string[][];

/**
 * `f 3 or 4` is `f 3` and `f 4`: what is behind `or` replaces as much of the end as it is long. The text as it stands
 * comes last, so that the movelist's own command is found too.
 */
function readAlternatives(
  tokens: readonly NotationToken[],
  stanceNames: ReadonlyMap<string, string>,
): string[][] {
  const whole = readSymbols(tokens, stanceNames).symbols.map((symbol) => symbol.key);
  const parts: string[][] = [[]];
  for (const key of whole) {
    if (key === ALTERNATIVE) parts.push([]);
    else parts.at(-1)?.push(key);
  }
  const [first = [], ...others] = parts;
  if (others.length === 0) return [first];
  const replaced = others.map((part) => first.slice(0, Math.max(0, first.length - part.length)).concat(part));
  return [first, ...replaced, whole];
}

/** Stances that a motion leads to, proven by moves that the movelist writes both ways (`SNK.1`, `qcf+1`). */
function readMotionStances(spellings: readonly string[][][]): MotionStance[] {
  const found = new Map<string, MotionStance>();
  for (const commands of spellings) {
    for (const inStance of commands) {
      const [stance, ...rest] = inStance;
      if (stance === undefined || !isPlaceKey(stance) || rest.length === 0) continue;
      for (const command of commands) {
        const motion = command.slice(0, command.length - rest.length);
        const isMotion = motion.length >= 3 && motion.every(isDirectionKey);
        if (!isMotion || motion.concat(rest).join() !== command.join()) continue;
        found.set(`${motion.join()} ${stance}`, { motion, stance });
      }
    }
  }
  return [...found.values()];
}

/** Stances named inside strings (`d+1,STB.2`) or before another (`MD1.HSP.3+4`): a power for a while, not a posture. */
function readModes(spellings: ReadonlyMap<Move, readonly string[][]>): Set<string> {
  const modes = new Set<string>();
  for (const [first] of spellings.values()) {
    const [place, next] = first ?? [];
    if (place !== undefined && isStanceKey(place) && next !== undefined && isPlaceKey(next)) modes.add(place);
    const button = first?.findIndex(isButtonKey) ?? -1;
    if (button < 0) continue;
    for (const key of first?.slice(button) ?? []) if (isStanceKey(key)) modes.add(key);
  }
  return modes;
}

function newNode(): CommandNode {
  return { children: new Map(), moves: [], links: [], optional: [] };
}

function nodeAt(root: CommandNode, keys: readonly string[]): CommandNode {
  let node = root;
  let started = false;
  for (const key of keys) {
    let next = node.children.get(key);
    if (next === undefined) {
      next = newNode();
      node.children.set(key, next);
      if (isOptionalKey(key, started)) node.optional.push([key, next]);
    }
    started ||= isButtonKey(key);
    node = next;
  }
  return node;
}

/** `HSP b 4` is `MD1 HSP b 4` where that is the only one. */
function allowUnsaidMode(root: CommandNode, mode: string): void {
  const child = root.children.get(mode);
  if (child === undefined) return;
  const behind = newNode();
  for (const [key, next] of child.children) if (isPlaceKey(key)) behind.children.set(key, next);
  root.optional.push([mode, behind]);
}

/** How the opponent lies: players name the throw alone. */
const GROUND_POSITION = /^stance:F[UD]F[ATLR]$/;

/** A stance before the first button is never optional: without it, it is another move. */
function isOptionalKey(key: string, started: boolean): boolean {
  if (isCircumstanceKey(key) || isWordKey(key) || GROUND_POSITION.test(key)) return true;
  return isOptionalInput(key) || (started && isPlaceKey(key));
}

function linkAlias(root: CommandNode, keys: readonly string[], target: CommandNode): void {
  if (keys.length === 0) return;
  const end = nodeAt(root, keys);
  if (end !== target && !end.links.includes(target)) end.links.push(target);
}

function readTransitions(move: Move, keysOf: KeyReader): IndexedTransition[] {
  const listed = (move.transitions ?? []).flatMap((transition) => {
    const into = keysOf(transition.into)[0]?.[0];
    if (into === undefined) return [];
    const inputs = transition.input === undefined ? [[]] : keysOf(transition.input);
    return inputs.map((keys) => ({ keys, into }));
  });
  const ends = move.recovery?.into === undefined ? undefined : keysOf(move.recovery.into)[0]?.[0];
  return ends === undefined ? listed : [{ keys: [], into: ends }, ...listed];
}

function readNamedMoves(movelist: Movelist): Map<string, Move> {
  const named = new Map<string, Move>();
  for (const name of MOVE_NAMES) {
    const candidates = movelist.moves.filter((move) => move.properties.includes(name));
    const shortest = candidates.sort((a, b) => a.command.length - b.command.length)[0];
    if (shortest !== undefined) named.set(name, shortest);
  }
  return named;
}
