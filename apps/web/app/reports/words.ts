import type { AuditKind } from "@tactician/contract";
import { findFact } from "@tactician/game";

// The mark of a fact.
export const factOf = (character: string, move: string) => `${character} ${move}`;
export const LABELS: ReadonlyMap<string, string> = new Map([
  ["answer", "Best answer"],
  ["route", "Combo route"],
  ["total", "Estimated damage"],
  ["posture", "After block"],
  ["step", "Sidestep"],
  ["crouching", "Against crouching opponents"],
]);
export const unknownValue = "Not known";
export const source = "Source";
export const fromWiki = "Community wiki";
export const fromSheet = "This guide's sheet";
export const computed = "Worked out by this guide from frame data and sheets";
export const since = "Since";
export const sameSincePatch = (patch: string) => `Same since patch ${patch}`;
export const sameSince = (day: string) => `Same since ${day}`;
export const sameAlways = (day: string) => `Same since our first list, ${day}`;
export const notFollowed = "We keep no history of this";
export const looking = "Looking it up ...";
export const notLoaded = "Couldn't load this: check the connection.";
export const checked = "Checked";
export const audited = (day: string, wrong: number, of: number, most: number) =>
  `Second program, ${day}: ${wrong} of ${of.toLocaleString("en")} wrong (at most ${most} %)`;
export const unaudited = "No second check yet";
export const howAccurate = "How accurate is this guide?";
export const close = "Close";

/** What a field is called: those of a move as everywhere. */
export function labelOf(field: string): string {
  return LABELS.get(field) ?? findFact(field)?.label ?? field;
}

// The form.
export const measured = "I measured this";
export const right = "Right value";
export const reading = "Your reading";
export const how = "How do you know? (optional)";
export const howHint = "Practice mode, a video, patch notes";
export const send = "Send";
export const nobodyElse = "Only who runs this site reads it. No name, no account.";
export const sending = "Sending ...";
export const sent = "Sent. Thank you!";
export const alreadySent = "You have sent this already. Thank you!";
export const keptForLater = "You're offline: it is sent when you are back.";
export const notKept = "You're offline, and this browser keeps nothing: copy the text instead.";
export const cannotSend = "It can't be sent from here. Copy the text instead:";
export const reportText = "Text of the report";
export const copy = "Copy";
export const copied = "Copied";
export const toSource = "Open the project's page";
export const takeBack = "Take it back";
export const takenBack = "Taken back: it is deleted.";
export const emptyValue = "Write the right value first.";

/** A report in one line, to send elsewhere. */
export const inOneLine = (place: string, shown: string, value: string, how: string, version: string) =>
  `${place}: shown "${shown}", right "${value}". ${how === "" ? "" : `${how} `}(${version})`;

// Kinds of facts that the audit judges.
export const KINDS: Readonly<Record<AuditKind, string>> = {
  frames: "Frame values",
  damage: "Damage",
  strings: "Gaps in strings",
  answers: "Best answers",
  launches: "Launches",
  punishers: "Punishers",
  steps: "Sidesteps",
  routes: "Combo routes",
  totals: "Combo damage",
  changes: "Changes by patch",
};
