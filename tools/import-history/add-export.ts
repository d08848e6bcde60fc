import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type History, type HistoryStep, isCharacterId, type Movelist } from "@tactician/game";
import type { Patch } from "@tactician/guide";
import { buildMovelist } from "../import-movelists/build-movelist.ts";
import { readRows } from "../import-movelists/import-movelists.ts";
import { brokenText } from "../import-movelists/report.ts";
import { emptyImportTally, type ImportTally } from "../import-movelists/tally.ts";
import { type DatedDifference, withKinds } from "./change-kinds.ts";
import { compareMoves, isEmpty } from "./compare-moves.ts";
import { readHistoryFile, readMovelist, writeHistories } from "./history-files.ts";
import { StepsError } from "./read-steps.ts";

export interface ExportImport {
  /** Folder of a new export, `<slug>.json` each, as the import of movelists takes it. */
  readonly movelists: string;
  /** Day of the export. */
  readonly date: string;
  /** The content folder; its movelists are still those before the export. */
  readonly content: string;
  readonly patches: readonly Patch[];
}

/** A character before and after the export. */
interface Renewal {
  readonly before: Movelist;
  readonly after: Movelist;
  readonly history: History;
}

/**
 * Adds a step to the history of every character whose facts are others in a new export than in content/movelists. It runs before
 * the export itself is imported there, since a history leads back from today's movelist. Throws a `StepsError` where it cannot,
 * before anything is written.
 */
export async function addExport({ movelists, date, content, patches }: ExportImport): Promise<ImportTally> {
  const tally = emptyImportTally();
  const renewals: Renewal[] = [];
  for (const file of (await readdir(movelists)).filter((name) => name.endsWith(".json")).sort()) {
    const character = file.slice(0, -".json".length);
    const path = join(movelists, file);
    if (!isCharacterId(character))
      throw new StepsError(`${path}: "${character}" is no character of the roster`);
    const rows = await readRows(path, character, tally);
    const after = buildMovelist({ character, checkedAt: date.slice(0, 7), rows }, tally);
    const history = await readHistoryFile(content, character);
    const before = history === undefined ? after : await readMovelist(content, character);
    const last = history?.steps.at(-1)?.date ?? history?.since ?? "";
    if (history !== undefined && last >= date) {
      throw new StepsError(`${path}: the history already goes up to ${last}, which is not before ${date}`);
    }
    renewals.push({ before, after, history: history ?? { character, since: date, steps: [] } });
  }
  const [broken] = brokenText(tally);
  // A row that is left out would look like a move that is gone.
  if (broken !== undefined) throw new StepsError(`${movelists}/${broken}`);
  const differences = renewals.flatMap((renewal) => differenceOf(renewal, date));
  const steps = withKinds(differences, patches, renewals.flatMap(earlierOf));
  const histories = renewals.map(({ history }): History => {
    const own = steps.filter(({ character }) => character === history.character);
    return { ...history, steps: [...history.steps, ...own.map(({ step }) => step)] };
  });
  await writeHistories(content, histories, new Map(renewals.map(({ after }) => [after.character, after])));
  return tally;
}

function differenceOf({ before, after, history }: Renewal, date: string): DatedDifference[] {
  const byId = ({ moves }: Movelist) => new Map(moves.map((move) => [move.id, move]));
  const { difference } = compareMoves({ moves: byId(before), date, unread: new Set() }, byId(after));
  return isEmpty(difference)
    ? []
    : [{ character: history.character, since: history.since, date, ...difference }];
}

/** The steps that are there, as differences. */
function earlierOf({ history: { character, since, steps } }: Renewal): DatedDifference[] {
  return steps.map(
    ({ date, added = [], removed = [], renamed = [], changed = [], also = {} }: HistoryStep) => ({
      character,
      since,
      date,
      renamed,
      added: added.map(({ move }) => move),
      removed: removed.map(({ move }) => move),
      told: changed.map(({ kind, ...pair }) => pair),
      also,
    }),
  );
}
