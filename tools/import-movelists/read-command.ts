import type { Move, Movelist } from "@tactician/game";
import { definitionOf, formatNotation, parseNotation } from "@tactician/notation";
import { wordMap } from "./read-cells.ts";

/** A controller's button, which is not a command. */
const CONTROLLER_BUTTON = /^[RL][123]$/;
/** The wiki's placeholder for text that its export lost. */
const LOST_TEXT = /UNIQ--|\u007f/;

/** The source's other spelling of `AIR.`. */
const AIRBORNE = /^\(airborne\)\./;

/**
 * The command of a source id: `Jin-CD.df${justFrame}2` is `CD.df#2`, `(airborne).f,f,F+2+4` is `AIR.f,f,F+2+4`. The export writes `#`
 * as a template placeholder, even inside the entity of a colon.
 */
export function decodeCommand(text: string, prefix: string): string {
  const command = text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : text;
  return command
    .replaceAll("$" + "{justFrame}", "#")
    .replaceAll("&amp;", "&")
    .replaceAll("&#58;", ":")
    .trim()
    .replace(AIRBORNE, "AIR.");
}

/** A command as the source's ids write it: `AIR.DEN.2+4` is `(airborne).DEN.2+4`. */
export function encodeCommand(command: string): string {
  return command.replace(/^AIR\./, "(airborne).");
}

/** Site notation of a community command: `f,F+2` is `f f 2`, `ZEN.1,3` is `ZEN 1 3`. */
export function siteCommand(community: string, stances: readonly string[]): string {
  return formatNotation(parseNotation(community, { stances }).tokens, "site");
}

/** Site notation of an input after a move, where a lone capital is held: `F` is `holdf`, `D` is `holdd`. */
export function siteFollowUp(input: string, stances: readonly string[]): string {
  return siteCommand(`,${input}`, stances);
}

/** Whether the text is a command and not a name such as `Backflip`: it has an input, and all of it is notation. */
export function isCommand(community: string, stances: readonly string[]): boolean {
  if (LOST_TEXT.test(community) || CONTROLLER_BUTTON.test(community)) return false;
  const { tokens } = parseNotation(community, { stances });
  const hasInput = tokens.some(
    ({ kind }) => kind === "button" || kind === "direction" || kind === "motion" || kind === "stance",
  );
  return hasInput && tokens.every(({ kind }) => kind !== "text");
}

/** The part of a command that is neither notation nor a word, `9` of `df+9`; a name (`Left throw`) has none. */
export function strangePart(community: string, stances: readonly string[]): string | undefined {
  const { tokens } = parseNotation(community, { stances });
  return tokens.find(({ kind, id }) => kind === "text" && !/^[A-Za-z(]/.test(id))?.id;
}

/** Whether a text that is not a command can be a name: `EWGF`, `Giant Swing`. */
export function isNickname(text: string): boolean {
  return !LOST_TEXT.test(text) && !CONTROLLER_BUTTON.test(text) && /^[A-Za-z][A-Za-z' -]*$/.test(text);
}

/** The states and stances that a command starts from, as site tokens: `H.ZEN.2` gives `heat`, `ZEN`. */
export function startStates(community: string, stances: readonly string[]): string[] {
  const states: string[] = [];
  for (const token of parseNotation(community, { stances }).tokens) {
    const isStart = token.kind === "state" || token.kind === "stance";
    if (!isStart && definitionOf(token)?.role !== "circumstance") break;
    states.push(token.id);
  }
  return states;
}

type Stance = Movelist["stances"][number];

/**
 * How a fighter lies. It is a word of the character's notation only if a command starts from it (`FUFT.1+2`): a move that ends in
 * it enters no stance, and one that works from two of them does not make them the same.
 */
const LYING = /^F[UD]F[ATLR]$/;
const STANCE_WORD = /^(?:[A-Z][A-Z0-9]{1,4}[a-z]?|1SS)$/;

/**
 * A character's stance words: capitals before a dot in a command (`ZEN.1`), or named in notes and recoveries as a place to go.
 * Words that all characters share (`FC`, `BT`) belong to the notation package.
 */
export function findStances(
  commands: readonly string[],
  places: readonly string[],
  otherCommands: ReadonlyMap<string, readonly string[]>,
): Stance[] {
  const words = new Set<string>();
  for (const command of commands) {
    for (const match of command.matchAll(/(?:^|[.,:~])([A-Z0-9]+[a-z]?)(?=\.)/g)) words.add(match[1] ?? "");
    if (STANCE_WORD.test(command)) words.add(command);
  }
  for (const word of places.flatMap((place) => place.split(" "))) {
    if (!LYING.test(word) || commands.some((command) => command.startsWith(word))) words.add(word);
  }
  const tokens = [...words].filter((word) => STANCE_WORD.test(word) && isOwnWord(word)).sort();
  const aliases = findAliases(new Set(tokens), otherCommands);
  return tokens.map((token) => {
    const names = aliases.get(token);
    return names === undefined ? { token } : { token, aliases: [...names].sort() };
  });
}

/** `CDS.2` beside `ZEN.2` means that CDS is ZEN. */
function findAliases(
  tokens: ReadonlySet<string>,
  otherCommands: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [command, others] of otherCommands) {
    const [token = "", rest] = splitPrefix(command);
    if (!tokens.has(token)) continue;
    for (const other of others) {
      const [name = "", otherRest] = splitPrefix(other);
      if (rest === undefined || otherRest !== rest || name === token || tokens.has(name)) continue;
      if (!STANCE_WORD.test(name) || !isOwnWord(name) || LYING.test(name) || LYING.test(token)) continue;
      found.set(token, (found.get(token) ?? new Set()).add(name));
    }
  }
  return found;
}

function splitPrefix(command: string): [string?, string?] {
  const dot = command.indexOf(".");
  return dot < 0 ? [] : [command.slice(0, dot), command.slice(dot + 1)];
}

/** Whether a word is not notation already. `FLK` is not, although `F` and `LK` (a left kick, in capitals) are. */
function isOwnWord(word: string): boolean {
  const [token, ...more] = parseNotation(word).tokens;
  return more.length > 0 ? /^[A-Z]{3}$/.test(word) : token?.kind === "text";
}

/**
 * Words of commands for something that the character has, not a place: a stock that one move gives and another uses up, or a state
 * that lasts a while. A move with such a word needs it.
 */
const HELD = wordMap<string>({
  H: "heat",
  R: "rage",
  /** Naniwa Gusto, Snake Eyes, Starburst, Garuda Force, Gamma charge, Azazel's orb, lightning glare. */
  NWG: "NWG",
  SNE: "SNE",
  STB: "STB",
  GRF: "GRF",
  GMC: "GMC",
  ORB: "ORB",
  LTG: "LTG",
  /** Warrior Instinct, the devil's form, Mandinga. */
  WAR: "WAR",
  DVK: "DVK",
  MD1: "MD1",
  MD2: "MD2",
});

/** What a community command needs besides its stance (`ws3,H.2` gives `heat`), and what its notes name. */
export function requirements(command: string, fromNotes: Iterable<string>): string[] {
  const words = [...command.matchAll(/(?:^|[.,~:])([A-Z]{1,3}\d?)(?=\.)/g)].map((match) => match[1] ?? "");
  const held = words.map((word) => HELD.get(word)).filter((word) => word !== undefined);
  return [...new Set([...held, ...fromNotes])].sort();
}

/**
 * Removes aliases of back-turned and stance moves that lack the prefix and so name another move: Lili's BT.b+3 has `b+4`, which is
 * an alias of b+3. The other move keeps it. What stays: aliases that both moves give each other (Victor's PRF.4 and b+4), those of
 * strings, which are another way through (`1 4 2 1` for Bryan's `SLS 4 1`), and those longer than the command itself, which lead
 * into the stance (`2 1 uf` for Jack-8's `GMH uf`).
 */
export function withoutForeignAliases(move: Move, all: readonly Move[], stances: readonly string[]): Move {
  const { aliases, ...rest } = move;
  const states = move.from ?? [];
  const isInStance = states.some((state) => state === "bt" || stances.includes(state));
  if (aliases === undefined || move.parent !== undefined || !isInStance) return move;
  const plain = move.command.split(" ").slice(states.length).join(" ");
  const others = all.filter((other) => other.aliases?.includes(move.command) !== true);
  const kept = aliases.filter((alias) => {
    if (hasPrefix(alias, stances) || countPresses(alias) > countPresses(plain)) return true;
    return !others.some((other) => isOwner(other, alias, plain));
  });
  if (kept.length === aliases.length) return move;
  return kept.length === 0 ? rest : { ...move, aliases: kept };
}

/** Whether an alias is this move's own command, or another command of the same inputs without the stance (`plain`). */
function isOwner({ from, command, aliases }: Move, alias: string, plain: string): boolean {
  return (
    from === undefined && (command === alias || (command === plain && aliases?.includes(alias) === true))
  );
}

function hasPrefix(command: string, stances: readonly string[]): boolean {
  const kind = parseNotation(command, { stances }).tokens[0]?.kind;
  return kind === "state" || kind === "stance";
}

function countPresses(command: string): number {
  return command.split(" ").filter((word) => /^[1-4]/.test(word)).length;
}
