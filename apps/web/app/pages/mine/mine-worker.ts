import {
  type CharacterId,
  createMoveLookup,
  fieldsOf,
  type MoveLookup,
  parseJson,
  publicMoveId,
} from "@tactician/game";
import { createLogReader, LONGEST_LINE, type LogProblem, nameMoves, type ReadLog } from "@tactician/mine";
import { fetchMoves } from "../../base/api.ts";
import { logFailure } from "../../base/log.ts";
import { doJobs } from "../../base/worker-jobs.ts";
import { type DataProblem, LONGEST_DATA, parseData } from "./core/data-file.ts";
import { type MyData, NO_DATA } from "./core/my-data.ts";

/*
 * Reads files away from the page: a log may have a million lines.
 */

/** What was found in a file; `log` where it is a match log. */
export type Opened =
  | {
      readonly data: MyData;
      readonly skipped: number;
      readonly log?: Omit<ReadLog, "matches" | "skipped"> & {
        readonly unknownMoves: readonly string[];
        /** Some movelists did not arrive. */
        readonly isUnchecked: boolean;
      };
    }
  | { readonly problem: DataProblem | LogProblem };

const jobs = { openFile, openText: ({ text }: { text: string }): Opened => parseData(text) };
export type MineJobs = typeof jobs;
doJobs(jobs);

/** `now` in milliseconds since 1970. */
async function openFile({ file, now }: { file: Blob; now: number }): Promise<Opened> {
  const [first = ""] = (await file.slice(0, LONGEST_LINE).text()).split("\n", 1);
  const { matchLog, record } = fieldsOf(parseJson(first.replace(/^\uFEFF/, "")));
  if (matchLog !== undefined || record !== undefined) return openLog(file, now);
  if (file.size > LONGEST_DATA) return { problem: "too large" };
  return parseData(await file.text());
}

async function openLog(file: Blob, now: number): Promise<Opened> {
  const reader = createLogReader(now);
  const { push, end } = createLineSplitter((line) => reader.push(line), LONGEST_LINE);
  const text = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await text.read(); !piece.done; piece = await text.read()) push(piece.value);
  end();
  const log = reader.finish();
  if ("problem" in log) return log;
  const { matches, skipped, ...about } = log;
  const lookups = await lookupsOf(new Set(matches.map(({ them }) => them)));
  const named = nameMoves(matches, (them, written) => {
    const lookup = lookups.get(them);
    if (lookup === undefined) return undefined;
    const move = lookup.find(written);
    return move === undefined ? undefined : publicMoveId(them, move.id);
  });
  const isUnchecked = [...lookups.values()].includes(undefined);
  return {
    data: { ...NO_DATA, matches: named.matches },
    skipped,
    log: { ...about, unknownMoves: isUnchecked ? [] : named.unknown, isUnchecked },
  };
}

/** Of each opponent; nothing where the movelist did not arrive. */
async function lookupsOf(
  characters: ReadonlySet<CharacterId>,
): Promise<ReadonlyMap<CharacterId, MoveLookup | undefined>> {
  const asked = [...characters].map(async (them) => {
    const moves = await fetchMoves(them).catch((thrown: unknown) => {
      logFailure("A movelist did not arrive", thrown);
      return undefined;
    });
    return [them, moves && createMoveLookup(moves, moves.vocabulary)] as const;
  });
  return new Map(await Promise.all(asked));
}

/**
 * Cuts text that comes in pieces into lines. Of a line beyond `longest` letters no more than a letter beyond is held, so that a file of
 * one endless line fits too.
 */
function createLineSplitter(take: (line: string) => void, longest: number) {
  let rest = "";
  return {
    push: (piece: string) => {
      const lines = piece.split("\n");
      for (const [place, part] of lines.entries()) {
        rest = (rest + part.slice(0, longest + 1)).slice(0, longest + 1);
        if (place < lines.length - 1) {
          take(rest);
          rest = "";
        }
      }
    },
    end: () => {
      if (rest !== "") take(rest);
      rest = "";
    },
  };
}
