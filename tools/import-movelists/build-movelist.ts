import {
  type Advantage,
  defined,
  entryOf,
  type Move,
  type MoveKey,
  type Movelist,
  movelistSchema,
  withoutNumber,
} from "@tactician/game";
import { hitFacts } from "./join-hits.ts";
import { nonEmpty } from "./read-cells.ts";
import {
  decodeCommand,
  encodeCommand,
  findStances,
  isCommand,
  isNickname,
  requirements,
  siteCommand,
  siteFollowUp,
  startStates,
  strangePart,
  withoutForeignAliases,
} from "./read-command.ts";
import { type Entry, orderTransitions, readEntry } from "./read-entry.ts";
import { breakOf, listItems, type PlacedRow, type SourceRow } from "./source-row.ts";
import { firstHalfOf, wholeStartup } from "./startups.ts";
import { type ImportTally, increment } from "./tally.ts";

/** Builds a character's movelist from the source's rows, sorted by id. What cannot be read goes to the tally and is left out. */
export function buildMovelist(
  source: { readonly character: string; readonly checkedAt: string; readonly rows: readonly PlacedRow[] },
  tally: ImportTally,
): Movelist {
  const { character, checkedAt, rows: given } = source;
  const byId = new Map(given.map((row) => [row.id, row]));
  const rows: PlacedRow[] = [];
  for (const row of given) {
    const why = breakOf(row, byId);
    if (why === undefined) rows.push(row);
    else tally.broken.push({ character, line: row.line, move: row.id, why });
  }
  const prefix = commonPrefix(rows);
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const id = uniqueId(decodeCommand(row.id, prefix), entries);
    const parent = row.parent === undefined ? undefined : decodeCommand(row.parent, prefix);
    entries.set(id, readEntry(character, id, { ...row, parent }, tally));
  }
  for (const [id, entry] of entries) {
    const transitions = orderTransitions(character, entry, entries.get(entry.row.parent ?? ""), tally);
    entries.set(id, { ...entry, notes: { ...entry.notes, transitions } });
  }
  const others = new Map([...entries].map(([id, entry]) => [id, otherCommands(entry, prefix, entries)]));
  const places = [...entries.values()].flatMap((entry) => [
    ...entry.notes.transitions.map((transition) => transition.into),
    ...(entry.recovery?.into === undefined ? [] : [entry.recovery.into]),
  ]);
  const stances = findStances([...entries.keys()], places, others);
  const words = stances.flatMap((stance) => [stance.token, ...(stance.aliases ?? [])]);
  for (const entry of entries.values()) readCommand(character, entry, words, tally);
  const built = buildMoves(entries, others, words);
  const all = [...built.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const listed = withOtherIds(all);
  const tokens = stances.map(({ token }) => token);
  const moves = listed.map((move) => withoutForeignAliases(move, listed, tokens));
  return movelistSchema.parse({ character, checkedAt, stances, moves });
}

/** The moves without entries that only point to another one: their ids, and their damage by gauge level, go to it. */
function withOtherIds(all: readonly Move[]): Move[] {
  const pointers = all.flatMap((move) => {
    const meant = meantBy(move, all);
    return meant === undefined ? [] : [{ move, meant }];
  });
  const left = new Set(pointers.map(({ move }) => move));
  const namesOf = Map.groupBy(pointers, ({ meant }) => meant);
  return all
    .filter((move) => !left.has(move))
    .map((move) => {
      const names = (namesOf.get(move) ?? []).map((pointer) => pointer.move);
      return names.length === 0 ? move : withNames(move, names);
    });
}

function withNames({ id, damageByLevel: plain = [], ...rest }: Move, names: readonly Move[]): Move {
  const levels = names.flatMap(({ command, damageByLevel = [] }) =>
    damageByLevel.map((one) => ({ ...one, command })),
  );
  const damageByLevel = nonEmpty([...plain, ...levels]);
  // As the movelist has it, and as the source writes it if that differs.
  const otherIds = names.flatMap((name) => unique([name.id, encodeCommand(name.id) as MoveKey]));
  return { id, otherIds, ...rest, ...(damageByLevel === undefined ? {} : { damageByLevel }) };
}

/** The move that an entry points to: the entry has no facts, and its command is an alias of the move. */
function meantBy(move: Move, all: readonly Move[]): Move | undefined {
  const { id, command, aliases, from, hits, ownHits, properties, damageByLevel, ...facts } = move;
  if (hits.length + ownHits + properties.length + Object.keys(facts).length > 0) return undefined;
  if (all.some(({ parent }) => parent === id)) return undefined;
  return all.find((other) => other.hits.length > 0 && other.aliases?.includes(command) === true);
}

/** A command that is not notation is kept as it is, and goes to the tally. */
function readCommand(
  character: string,
  { id, row }: Entry,
  stances: readonly string[],
  tally: ImportTally,
): void {
  increment(tally.totals, "command");
  const strange = strangePart(withoutNumber(id), stances);
  if (strange === undefined) return;
  const why = `"${strange}" is no notation`;
  tally.unread.push({ character, move: id, field: "command", value: id, why, line: row.line });
}

/** Everything before the dash that ends the character's name: `Jack-8`, `Devil Jin`. */
function commonPrefix(rows: readonly Pick<SourceRow, "id">[]): string {
  const first = rows[0]?.id ?? "";
  const dashes = [...first.matchAll(/-/g)].map((match) => match.index).reverse();
  const end = dashes.find((index) => rows.every((row) => row.id.startsWith(first.slice(0, index + 1))));
  return end === undefined ? "" : first.slice(0, end);
}

/** Some commands are in the source twice; the second becomes `d+3+4 (2)`. */
function uniqueId(id: string, taken: ReadonlyMap<string, unknown>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) unique = `${id} (${count})`;
  return unique;
}

/** Other commands that the source names for a move, in community notation. */
function otherCommands(
  { id, row, notes }: Entry,
  prefix: string,
  entries: ReadonlyMap<string, Entry>,
): string[] {
  const own = withoutNumber(id);
  const fromNotes = notes.otherCommands.map((command) =>
    command.endsWith(".*") ? command.slice(0, -1) + own : command,
  );
  return [
    ...listItems(row.alt ?? ""),
    ...listItems(row.alias ?? ""),
    ...inputAsCommand(row, own, prefix).filter((command) => !entries.has(command)),
    ...fromNotes,
  ].map((command) => decodeCommand(command, prefix));
}

/** The input as another command, unless the id is simply the parent's command and the input. */
function inputAsCommand(row: SourceRow, id: string, prefix: string): string[] {
  const input = decodeCommand(row.input ?? "", prefix);
  if (input === "" || /[ .]{2}|^\.|\(|\s/.test(input)) return [];
  if (row.parent === undefined) return input === id || /^[,:~]/.test(input) ? [] : [input];
  const full = row.parent + input;
  return full === id || !/^[,:~]/.test(input) ? [] : [full];
}

/** Every entry as a move, joined with its parent's facts. `others` are the other commands, by id. */
function buildMoves(
  entries: ReadonlyMap<string, Entry>,
  others: ReadonlyMap<string, readonly string[]>,
  stances: readonly string[],
): Map<string, Move> {
  const built = new Map<string, Move>();
  const build = (id: string): Move => entryOf(built, id, () => buildMove(id));
  const buildMove = (id: string): Move => {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`The source has no move "${id}"`);
    const parent = entry.row.parent === undefined ? undefined : build(entry.row.parent);
    const parentRow = entries.get(entry.row.parent ?? "")?.row;
    const command = commandFacts(entry, others.get(id) ?? [], stances);
    const isWhole = parent === undefined || !entry.added;
    const whole = isWhole ? wholeStartup(entry, entries.get(firstHalfOf(id) ?? "")) : wholeStartupOf(parent);
    const lacksHits = hasNoHits(entry) || (entry.added && parent?.unsure?.includes("hits") === true);
    const unsure = [...entry.unsure, ...(whole.unsure ?? []), ...(lacksHits ? ["hits"] : [])];
    return defined({
      ...command,
      parent: parent?.id,
      ...hitFacts(entry, parent, parentRow),
      wholeStartup: whole.wholeStartup,
      ...ownFacts(entry),
      ...noteFacts(entry, command, stances),
      unsure: nonEmpty(unique(unsure).sort()),
    });
  };
  for (const id of entries.keys()) build(id);
  return built;
}

/** A string begins when the move that it continues does. */
function wholeStartupOf(parent: Move): Pick<Move, "wholeStartup" | "unsure"> {
  const whole = parent.wholeStartup ?? (parent.parent === undefined ? parent.effectiveStartup : undefined);
  const isUnsure = parent.unsure?.includes("wholeStartup") === true;
  return defined({ wholeStartup: whole, unsure: isUnsure ? ["wholeStartup"] : undefined });
}

function commandFacts(entry: Entry, others: readonly string[], stances: readonly string[]) {
  const own = withoutNumber(entry.id);
  const command = siteCommand(own, stances);
  const aliases = unique(
    others.filter((other) => isCommand(other, stances)).map((other) => siteCommand(other, stances)),
  );
  const nicknames = unique(others.filter((other) => !isCommand(other, stances) && isNickname(other)));
  return defined({
    id: entry.id as MoveKey,
    command,
    aliases: nonEmpty(aliases.filter((alias) => alias !== command)),
    name: entry.name,
    from: nonEmpty(startStates(own, stances)),
    nicknames: nonEmpty(nicknames),
  });
}

function noteFacts(
  { id, row, notes, target }: Entry,
  own: Pick<Move, "command" | "from">,
  stances: readonly string[],
): Partial<Move> & Pick<Move, "properties"> {
  const transitions = notes.transitions.map(({ into, input, ...rest }) =>
    defined({
      ...rest,
      into: into.includes(",") ? siteCommand(into, stances) : siteState(into),
      input: input && withoutOwnCommand(siteFollowUp(input, stances), own),
    }),
  );
  const { isJustFrame, isChargeable, ...single } = notes.single;
  const isCharged = /\*$|\(hold\)$/.test(row.input ?? "");
  return defined({
    ...single,
    requires: nonEmpty(requirements(id, notes.requires)),
    justFrame: isJustFrame === true || /#|(?<!\bP):/.test(id) ? (true as const) : undefined,
    charge: chargeOf(isCharged || (notes.single.chargeFrames?.min ?? 0) > 1, isChargeable === true),
    attackerAfter: nonEmpty(notes.attackerAfter),
    properties: unique([...notes.properties, ...(target?.isParry ? ["parry" as const] : [])]).sort(),
    counterHitProperties: nonEmpty([...notes.counterHitProperties].sort()),
    conditionalProperties: nonEmpty(notes.conditionalProperties),
    throwBreak: nonEmpty([...notes.throwBreak]),
    transitions: nonEmpty(transitions),
    transitionCancels: nonEmpty([...notes.transitionCancels].map((input) => siteFollowUp(input, stances))),
    links: nonEmpty(notes.links),
    whiffsTo: nonEmpty([...notes.whiffsTo].sort()),
  });
}

function chargeOf(isCharged: boolean, isChargeable: boolean): Move["charge"] {
  if (isCharged) return "charged";
  return isChargeable ? "chargeable" : undefined;
}

/** The input that follows the move: Shaheen's db+2 goes into SNK with `db+2,DF`, which is `holddf`. */
function withoutOwnCommand(input: string, { command, from }: Pick<Move, "command" | "from">): string {
  const plain = command
    .split(" ")
    .slice(from?.length ?? 0)
    .join(" ");
  const own = [command, plain].find((start) => input.startsWith(`${start} `));
  return own === undefined ? input : input.slice(own.length + 1);
}

function ownFacts(entry: Entry): Partial<Move> {
  const { notes, startup, recovery, totalFrames, reach, tracksLeft: left, tracksRight: right } = entry;
  const crush = entry.crush ?? nonEmpty([...(startup?.crush ?? [])]);
  const block = notes.forcesCrouch ? crouched(entry.block) : entry.block;
  const hit = withPosture(entry.hit, notes.posture);
  const counterHit = withPosture(entry.counterHit, notes.posture);
  const isSame = JSON.stringify(counterHit) === JSON.stringify(hit);
  return defined({
    block,
    hit,
    counterHit: isSame ? undefined : counterHit,
    crush: crush === undefined ? undefined : [...crush],
    recovery:
      recovery === undefined
        ? undefined
        : defined({ ...recovery, into: recovery.into && siteState(recovery.into) }),
    totalFrames,
    reach,
    tracking: left === undefined && right === undefined ? undefined : defined({ left, right }),
    otherStartups: nonEmpty([...(startup?.others ?? [])]),
  });
}

function siteState(into: string): string {
  return into
    .split(" ")
    .map((word) => (/^(?:[A-Z0-9]+|hFC)$/.test(word) ? siteCommand(word, [word]) : word))
    .join(" ");
}

function crouched(block: Advantage | undefined): Advantage | undefined {
  if (block === undefined || block.effects?.includes("crouching") === true) return block;
  return { ...block, effects: [...(block.effects ?? []), "crouching"] };
}

function withPosture(advantage: Advantage | undefined, posture: string | undefined): Advantage | undefined {
  if (advantage === undefined || posture === undefined || advantage.posture !== undefined) return advantage;
  return { ...advantage, posture };
}

/** There is damage, but the levels of its hits are missing or could not be read. */
function hasNoHits({ damage, target }: Entry): boolean {
  return damage !== undefined && (target === undefined || target.hits.length === 0);
}

function unique<Text extends string>(texts: readonly Text[]): Text[] {
  return [...new Set(texts)];
}
