import {
  firstMoveOf,
  foldState,
  framesAsWritten,
  isCrouched,
  lastMoveOf,
  type Move,
  postureAfterBlock,
  type ResolvedMove,
} from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { advantageAfter } from "./advantage-after.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { findBrokenLink } from "./link.ts";
import { type FollowUp, REPLY_RULES } from "./replies.ts";

type Entry = CharacterFile["pressure"][number];

/**
 * The movelist says what a move of pressure leaves, and what is pressed then beats each reply by frames or by its kind,
 * and can be done from where the move ends. Silent where a follow-up begins with movement, or the movelist has no startup of it.
 */
export const pressure: Check = {
  id: "pressure",
  label: "what follows a move of pressure beats the replies that it is said to beat",
  check: (context) =>
    joinVerdicts(
      context.sheet.pressure.flatMap((entry, n) => [
        judgeAdvantage(entry, ["pressure", n], context),
        ...entry.follow.map((follow, m) => judgeFollow(entry, follow, ["pressure", n, "follow", m], context)),
      ]),
    ),
};

function judgeAdvantage({ move: text, on }: Entry, path: SheetPath, { read }: GuideCharacter): Verdict {
  return judge([text], () => {
    const move = lastMoveOf(read(text))?.move;
    if (move === undefined || advantageAfter(move, on, []) !== undefined) return undefined;
    return { path: [...path, "on"], message: `the movelist does not say what "${text}" leaves on ${on}` };
  });
}

function judgeFollow(
  { move: before, on }: Entry,
  { move: text, beats }: Entry["follow"][number],
  path: SheetPath,
  context: GuideCharacter,
): Verdict {
  const leadingReading = context.read(before);
  const reading = context.read(text);
  const leading = lastMoveOf(leadingReading);
  const first = firstMoveOf(reading);
  const last = lastMoveOf(reading);
  if (leading === undefined || first === undefined || last === undefined) return { facts: 0, problems: [] };
  const broken = findBrokenLink(
    { reading: leadingReading, performed: leading },
    { reading, performed: first },
    context,
  );
  if (broken !== undefined) return { facts: 1, problems: [{ path: [...path, "move"], message: broken }] };
  if (isCrouchedAfter(leading) && needsStanding(first.move, text)) {
    const message = `"${text}" is done standing, and "${before}" ends in a crouch`;
    return { facts: 1, problems: [{ path: [...path, "move"], message }] };
  }
  const stances = [...(first.move.from ?? []), ...(leading.into === undefined ? [] : [leading.into])];
  const followUp: FollowUp = {
    first: first.move,
    last: last.move,
    // Movement first takes time that nobody has measured.
    frames: reading.words.length > 0 ? undefined : framesAfter(leading, first.move, text),
    advantage: advantageAfter(leading.move, on, stances),
  };
  return judge(beats, (reply, n) => {
    const fault = REPLY_RULES[reply](followUp);
    if (fault === undefined) return undefined;
    return { path: [...path, "beats", n], message: `"${text}" after "${before}" on ${on} ${fault}` };
  });
}

/** A crouch dash that the move before has gone into is paid for already. */
function framesAfter({ into }: ResolvedMove, move: Move, text: string): number | undefined {
  return into !== undefined && foldState(into) === "cd" ? move.startup?.min : framesAsWritten(move, text);
}

/** Whether a move, without an input that leads elsewhere, leaves its player in a crouch. */
function isCrouchedAfter({ move, into }: ResolvedMove): boolean {
  return into === undefined && postureAfterBlock(move).posture === "crouching";
}

/** A plain move of the standing fighter: out of no stance or crouch, not by one of its other names either, no dash and no jump. */
function needsStanding({ from = [], aliases = [] }: Move, text: string): boolean {
  const isPlain = from.length === 0 && /^(?:[1-4]|[fb] (?![fnb] )|d[fb]? )/.test(text);
  return isPlain && ![text, ...aliases].some((name) => name.split(" ").some(isCrouched));
}
