import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  factText,
  factValue,
  findCharacter,
  findFact,
  isCharacterId,
  type Move,
  type MoveKey,
  movelistSchema,
  publicMoveId,
  wikiMoveAddress,
} from "@tactician/game";
import {
  openStore,
  openStoreToRead,
  REPORT_STATES,
  type ReportState,
  type StoredReport,
} from "@tactician/replays";
import { readSettings, replaySettings, storeOptions, UsageError } from "@tactician/settings";

const USAGE = `Reads what readers report as wrong or have measured, and decides it.

  npm run ops -- reports list [--state open|accepted|refused]
  npm run ops -- reports show ID
  npm run ops -- reports accept ID ...
  npm run ops -- reports refuse ID ...
  npm run ops -- reports export

  list      by place, with what the movelist says of it today; three equal readings of different senders are a proposal
  show      one report with what its sender wrote
  accept    the report, and all open ones that say the same of the same place; what senders wrote is deleted
  refuse    likewise
  export    accepted ones, as changes: lines of sheets as YAML, values of the frame data as a list for the wiki

An ID is as list prints it. Settings, as for the server: DATA_DIR or DATABASE_URL.`;

const CONTENT = join(import.meta.dirname, "../../../content");

/** Equal readings of so many senders are a proposal. */
const PROPOSAL_SENDERS = 3;

export async function reports(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args);
  const [name = "", ...ids] = positionals;
  if (values.help) throw new UsageError(USAGE, { isMistake: false });
  const state = REPORT_STATES.find((one) => one === values.state);
  if (state === undefined) throw new UsageError(`--state must be one of ${REPORT_STATES.join(", ")}`);
  if (name === "list") return print(await listed(await read(state), state));
  if (name === "export") return print(await exported(await read("accepted")));
  if (name === "show") return print(await shown(one(await read(...REPORT_STATES), ids)));
  if (name === "accept" || name === "refuse") return decide(name === "accept" ? "accepted" : "refused", ids);
  throw new UsageError(
    `${name === "" ? "What to do is missing" : `There is no "reports ${name}"`}.\n\n${USAGE}`,
  );
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { state: { type: "string", default: "open" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function print(lines: readonly string[]): void {
  console.log(lines.join("\n"));
}

function options() {
  return storeOptions(readSettings(replaySettings, process.env));
}

async function read(...states: readonly ReportState[]): Promise<StoredReport[]> {
  await using store = await openStoreToRead(options());
  return (await Promise.all(states.map((state) => store.findReports({ state })))).flat();
}

async function decide(state: "accepted" | "refused", ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw new UsageError(`An ID is missing.\n\n${USAGE}`);
  await using store = await openStore(options());
  const open = await store.findReports({ state: "open" });
  const wanted = new Set(ids.map((id) => sayingOf(one(open, [id]))));
  const those = open.filter((report) => wanted.has(sayingOf(report))).map(({ id }) => id);
  const decided = await store.decideReports(those, state, Math.floor(Date.now() / 1000));
  print([`${decided} ${decided === 1 ? "report is" : "reports are"} ${state}.`]);
}

function one(all: readonly StoredReport[], [id = ""]: readonly string[]): StoredReport {
  const [found, another] = id === "" ? [] : all.filter((report) => report.id.startsWith(id));
  if (found === undefined) throw new UsageError(`There is no such report: "${id}"`);
  if (another !== undefined) throw new UsageError(`Several reports begin with "${id}"`);
  return found;
}

const placeOf = ({ character, move, field }: StoredReport) => `${character} ${move} ${field}`;
/** Reports that say the same of the same place. */
const sayingOf = (report: StoredReport) => `${placeOf(report)} ${report.kind} ${report.value}`;
const shortId = ({ id }: StoredReport) => id.slice(0, 8);
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

async function listed(all: readonly StoredReport[], state: ReportState): Promise<string[]> {
  if (all.length === 0) return [`No report is ${state}.`];
  const lines: string[] = [];
  for (const ofPlace of [...Map.groupBy(all, placeOf).values()].sort((a, b) => b.length - a.length)) {
    const [first] = ofPlace as [StoredReport];
    lines.push(`${nameOf(first)}: shown as "${first.shown}"`, `    ${await opinionOn(first)}`);
    for (const equal of Map.groupBy(ofPlace, sayingOf).values()) {
      const [said] = equal as [StoredReport];
      const senders = new Set(equal.map(({ sender }) => sender)).size;
      const isProposal = senders >= PROPOSAL_SENDERS ? ", a proposal" : "";
      const counted = `${equal.length} ${equal.length === 1 ? "report" : "reports"} of ${senders} ${senders === 1 ? "sender" : "senders"}`;
      lines.push(
        `  ${said.kind === "measured" ? "measured" : "right is"} "${said.value}"  ${counted}${isProposal}`,
      );
      lines.push(
        ...equal.map((report) => `    ${shortId(report)}  ${day(report.arrivedAt)}  ${report.how}`.trimEnd()),
      );
    }
  }
  return lines;
}

async function shown(report: StoredReport): Promise<string[]> {
  return [
    `${shortId(report)}  ${report.state}, sent ${day(report.arrivedAt)} from ${report.version}`,
    `${nameOf(report)}: shown as "${report.shown}", ${report.kind === "measured" ? "measured" : "right is"} "${report.value}"`,
    await opinionOn(report),
    ...(report.how === "" ? [] : [report.how]),
  ];
}

function nameOf({ character, move, field }: StoredReport): string {
  return `${findCharacter(character)?.name ?? character} ${move}, ${labelOf(field)}`;
}

function labelOf(field: string): string {
  return findFact(field)?.label ?? field;
}

/** What the guide's own data says of a reported place today, beside what was shown and what is said to be right. */
async function opinionOn(report: StoredReport): Promise<string> {
  const fact = findFact(report.field);
  if (fact === undefined) {
    const lines = await linesOfSheet(report);
    if (lines.length === 0) return "The sheet does not have what was shown.";
    return `The sheet has it: content/characters/${report.character}.yaml:${lines.map(({ number }) => number).join(", ")}`;
  }
  const movelist = await readMovelist(report.character);
  const move: Move | undefined = movelist?.moves.find(({ id }) => id === report.move);
  if (movelist === undefined || move === undefined) return "The movelist has no such move today.";
  const today = factText(fact, factValue(fact, move), move) ?? "nothing";
  const source = `The movelist of ${movelist.checkedAt} says ${today}`;
  if (folded(today) === folded(report.value)) return `${source}, as reported: it is repaired.`;
  if (folded(today) === folded(report.shown)) return `${source}, as shown: the wiki's row says so too.`;
  return `${source}: neither what was shown nor what is reported.`;
}

const folded = (text: string) => text.replace(/\s|^i(?=\d)|^\+/g, "").toLowerCase();

async function readMovelist(character: string) {
  if (!isCharacterId(character)) return undefined;
  const text = await readFile(join(CONTENT, "movelists", `${character}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : movelistSchema.parse(JSON.parse(text));
}

/** The lines of a sheet that have what was shown. */
async function linesOfSheet({ character, shown: text }: StoredReport) {
  if (!isCharacterId(character) || text === "") return [];
  const sheet = await readFile(join(CONTENT, "characters", `${character}.yaml`), "utf8").catch(() => "");
  return sheet
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.includes(text));
}

/** Of equal reports one; those that the data already follows are left out. */
async function exported(accepted: readonly StoredReport[]): Promise<string[]> {
  const [sheets, wiki]: [string[], string[]] = [[], []];
  for (const [first] of Map.groupBy(accepted, sayingOf).values()) {
    if (first === undefined) continue;
    const lines = findFact(first.field) === undefined ? await linesOfSheet(first) : [];
    for (const { line, number } of lines)
      sheets.push(
        `- file: content/characters/${first.character}.yaml`,
        `  line: ${number}`,
        `  is: ${JSON.stringify(line.trim())}`,
        `  should: ${JSON.stringify(line.trim().replace(first.shown, () => first.value))}`,
      );
    if (lines.length > 0 || (await opinionOn(first)).endsWith("it is repaired.")) continue;
    const { character, move } = first;
    const address = isCharacterId(character)
      ? wikiMoveAddress(character, publicMoveId(character, move as MoveKey))
      : "";
    wiki.push(`# ${nameOf(first)}: ${first.shown || "nothing"} -> ${first.value}  ${address}`);
  }
  if (sheets.length + wiki.length === 0) return ["# No accepted report asks for a change."];
  return [
    ...(sheets.length > 0 ? ["# Lines of sheets:", ...sheets] : []),
    ...(wiki.length > 0 ? ["# For the wiki:", ...wiki] : []),
  ];
}
