import type { Move } from "@tactician/game";
import { definitionOf, formatNotation, parseNotation } from "@tactician/notation";
import { wordMap } from "./read-cells.ts";

/** Not commands of their own in any dialect: a controller's button. */
const CONTROLLER_BUTTON = /^[RL][123]$/;
/** The wiki's placeholder for text that its export lost. */
const LOST_TEXT = /UNIQ--|\u007f/;

/** The same state in the source's other spelling. */
const AIRBORNE = /^\(airborne\)\./;

/**
 * The command of a source id, `Jin-CD.df${justFrame}2` is `CD.df#2`, `(airborne).f,f,F+2+4` is `AIR.f,f,F+2+4`. The export writes `#` as a template placeholder, also
 * inside the entity of a colon.
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

/** Site notation of an input that follows a move, where a lone capital is held: `F` is `holdf`, `D` is `holdd`. */
export function siteFollowUp(input: string, stances: readonly string[]): string {
  return siteCommand(`,${input}`, stances);
}

/** Whether the text is a command, and not a name such as `Backflip`: it has an input, and no word that is not notation. */
export function isCommand(community: string, stances: readonly string[]): boolean {
  if (LOST_TEXT.test(community) || CONTROLLER_BUTTON.test(community)) return false;
  const { tokens } = parseNotation(community, { stances });
  const hasInput = tokens.some(
    ({ kind }) => kind === "button" || kind === "direction" || kind === "motion" || kind === "stance",
  );
  return hasInput && tokens.every(({ kind }) => kind !== "text");
}

/** What of a command is neither notation nor a word of the source, `9` of `df+9`; a name (`Left throw`) has none. */
export function strangePart(community: string, stances: readonly string[]): string | undefined {
  const { tokens } = parseNotation(community, { stances });
  return tokens.find(({ kind, id }) => kind === "text" && !/^[A-Za-z(]/.test(id))?.id;
}

/** Whether a text that is no command can stand as a name: `EWGF`, `Giant Swing`. */
export function isNickname(text: string): boolean {
  return !LOST_TEXT.test(text) && !CONTROLLER_BUTTON.test(text) && /^[A-Za-z][A-Za-z' -]*$/.test(text);
}

/** States and stances that a command starts from, site tokens: `H.ZEN.2` gives `heat`, `ZEN`. */
export function startStates(community: string, stances: readonly string[]): string[] {
  const states: string[] = [];
  for (const token of parseNotation(community, { stances }).tokens) {
    const isStart = token.kind === "state" || token.kind === "stance";
    if (!isStart && definitionOf(token)?.role !== "circumstance") break;
    states.push(token.id);
  }
  return states;
}

interface Stance {
  token: string;
  aliases?: string[];
}

/**
 * How a fighter lies. A move that works from two of these does not make them one, and one that ends in it enters no stance: it is
 * a word of the character's notation only where a command starts from it (`FUFT.1+2`).
 */
const LYING = /^F[UD]F[ATLR]$/;
const STANCE_WORD = /^(?:[A-Z][A-Z0-9]{1,4}[a-z]?|1SS)$/;

/**
 * A character's stance words: capitals that are before a dot in a command (`ZEN.1`), or that notes and recoveries name as a
 * place to go. Words that every character shares (`FC`, `BT`) belong to the notation package.
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

/** `CDS.2` beside `ZEN.2` says that CDS is ZEN. */
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

/** Not already a word of notation. `FLK` is not one either, although `F` and `LK` are: in capitals a left kick is written so. */
function isOwnWord(word: string): boolean {
  const [token, ...more] = parseNotation(word).tokens;
  return more.length > 0 ? /^[A-Z]{3}$/.test(word) : token?.kind === "text";
}

/**
 * Words of commands that are no place to be in but something that the character has: a stock that a move gives and another uses up,
 * or a state that stays for a while. A move that bears one cannot be done without it.
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

/** What a community command needs beside its stance, `ws3,H.2` gives `heat`; with what its notes name. */
export function requirements(command: string, fromNotes: Iterable<string>): string[] {
  const words = [...command.matchAll(/(?:^|[.,~:])([A-Z]{1,3}\d?)(?=\.)/g)].map((match) => match[1] ?? "");
  const held = words.map((word) => HELD.get(word)).filter((word) => word !== undefined);
  return [...new Set([...held, ...fromNotes])].sort();
}

/**
 * Takes away the aliases of back-turned and stance moves that lack their prefix and so name another move: Lili's BT.b+3 has `b+4`,
 * which is an alias of b+3. The other move keeps it. Aliases stay that both moves give each other (Victor's PRF.4 and b+4), those of
 * strings, which are another way through (`1 4 2 1` for Bryan's `SLS 4 1`), and those that are longer than the command itself and
 * so lead into the stance (`2 1 uf` for Jack-8's `GMH uf`).
 */
export function withoutForeignAliases(move: Move, all: readonly Move[], stances: readonly string[]): Move {
  const { aliases, ...rest } = move;
  const states = move.from ?? [];
  const isInStance = states.some((state) => state === "bt" || stances.includes(state));
  if (aliases === undefined || move.parent !== undefined || !isInStance) return move;
  const plain = move.command.split(" ").slice(states.length).join(" ");
  const kept = aliases.filter((alias) => {
    if (hasPrefix(alias, stances) || countPresses(alias) > countPresses(plain)) return true;
    return !all.some((other) => isOwner(other, { alias, plain, command: move.command }));
  });
  if (kept.length === aliases.length) return move;
  return kept.length === 0 ? rest : { ...move, aliases: kept };
}

interface Claim {
  readonly alias: string;
  readonly plain: string;
  readonly command: string;
}

/** Whether the alias is this move's own command, or another command of the same inputs without the stance. */
function isOwner(other: Move, { alias, plain, command }: Claim): boolean {
  if (other.from !== undefined || other.aliases?.includes(command) === true) return false;
  return other.command === alias || (other.command === plain && other.aliases?.includes(alias) === true);
}

function hasPrefix(command: string, stances: readonly string[]): boolean {
  const kind = parseNotation(command, { stances }).tokens[0]?.kind;
  return kind === "state" || kind === "stance";
}

function countPresses(command: string): number {
  return command.split(" ").filter((word) => /^[1-4]/.test(word)).length;
}
