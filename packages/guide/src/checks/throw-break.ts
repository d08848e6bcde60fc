import { lastMoveOf, type Move, THROW_BREAKS } from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { type Check, joinVerdicts, judge } from "./check.ts";
import { findChainThrows } from "./throw-chain.ts";

/** The break a sheet gives for a throw is the movelist's. Throws whose break the movelist leaves open are not judged. */
export const throwBreak: Check = {
  id: "throw-break",
  label: "a grab's escape is the movelist's throw break",
  check: (context) =>
    joinVerdicts([
      judge(context.sheet.mostImportantGrabs, ({ move, escape: written }, n) =>
        compare({ path: ["mostImportantGrabs", n, "escape"], move, written }, context),
      ),
      judge(listChainBreaks(context), (fact) => compare(fact, context)),
    ]),
};

interface WrittenBreak {
  readonly path: SheetPath;
  readonly move: string;
  readonly written: string;
}

/** Breaks are in the order of the throws they break; where the lists differ in length, nothing says which is which. */
function listChainBreaks({ sheet }: GuideCharacter): WrittenBreak[] {
  const pairs = [
    ["throw", "throwBreak"],
    ["followUp", "followUpBreak"],
  ] as const;
  return sheet.chainThrows.flatMap((chain, n) =>
    pairs.flatMap(([moves, breaks]) => {
      if (chain[moves].length !== chain[breaks].length) return [];
      return chain[breaks].map((written, m) => ({
        path: ["chainThrows", n, breaks, m],
        move: chain[moves][m] ?? "",
        written,
      }));
    }),
  );
}

function compare(
  { path, move, written }: WrittenBreak,
  { movelist, read }: GuideCharacter,
): Problem | undefined {
  const claimed = parseThrowBreak(written);
  if (claimed === undefined) {
    return { path, message: `"${written}" is no throw break; write 1, 2, 1+2, 3+4, "1 or 2" or none` };
  }
  const resolved = lastMoveOf(read(move))?.move;
  const grabs = resolved === undefined ? [] : [resolved];
  const candidates = path[0] === "chainThrows" ? findChainThrows(move, movelist, read) : grabs;
  const known = candidates.flatMap((candidate) => breaksOf(candidate) ?? []);
  if (known.length === 0 || known.includes(claimed)) return undefined;
  return { path, message: `"${move}" is broken by ${known.join(" or ")}, not by ${claimed}` };
}

/** What can be on a sheet. */
const WRITTEN_BREAKS: readonly string[] = THROW_BREAKS;

/**
 * `1 or 2`, `2/1` -> `1, 2`; `1+2` -> `1+2`; `none` -> `none`; anything else `undefined`.
 */
function parseThrowBreak(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .split(/\s*(?:\bor\b|[/,])\s*/)
    .map((part) => part.trim());
  return parts.every((part) => WRITTEN_BREAKS.includes(part)) ? formatBreaks(parts) : undefined;
}

function breaksOf(move: Move): string | undefined {
  return move.throwBreak === undefined ? undefined : formatBreaks(move.throwBreak);
}

function formatBreaks(breaks: readonly string[]): string {
  return [...breaks].sort().join(", ");
}
