import type { Character } from "@tactician/contract";
import { entryOf, type Move } from "@tactician/game";
import {
  BREAK_FRAMES,
  DOJO_KINDS,
  type DojoKind,
  type DojoName,
  type DojoStep,
  type Exercise,
  type Untrainable,
} from "./exercise.ts";
import { type DojoMoves, readSteps } from "./read-steps.ts";

/** What a character's exercises are made of: answers of the API. */
export interface DojoDocuments {
  readonly sheet: Character;
  readonly moves: DojoMoves;
}

const MOVEMENT_INPUTS = [
  ["dash", "f n f"],
  ["backdash", "b n b"],
  ["sidestep block", "ss b"],
  ["korean backdash", "b n b db n b db n b"],
] as const;

/** Two crouch dashes, the second out of the first; for who has one. */
const WAVEDASH = "f n d df n f n d df";

/**
 * All exercises of a character, the easiest first, each once: movement, one move for each motion, punishers, strings with windows,
 * throws to break, just frames, and the sheet's routes in growing pieces.
 */
export function listExercises(documents: DojoDocuments): Exercise[] {
  const { sheet } = documents;
  const all = [
    ...movements(documents),
    ...motions(documents),
    ...[...sheet.punishers.startup.map(({ move }) => move), ...sheet.whiffPunishers].flatMap((move) =>
      exercisesOf(move, documents, "punisher"),
    ),
    ...strings(documents),
    ...throwBreaks(documents),
    ...routesOf(sheet).flatMap((route) => combos(route, documents)),
  ];
  // What is on the sheet and in the movelist is one exercise; throws are told apart by what they break.
  const own = new Map<string, Exercise>();
  for (const one of all) entryOf(own, one.kind === "throw break" ? one.id : one.notation, () => one);
  return [...own.values()].sort((a, b) => a.level - b.level);
}

/** The exercise of any move or route in site notation, as own combos and addresses have it: `exerciseOf("1 1 2", kazuya)`. */
export function exerciseOf(notation: string, documents: DojoDocuments): Exercise | Untrainable {
  const steps = readSteps(notation, documents.moves);
  return typeof steps === "string" ? steps : exercise(kindOf(steps), notation, steps, documents);
}

/** The routes of a sheet, each with its launcher first, the steps parted by `into`. */
export function routesOf(sheet: Character): string[] {
  const important = sheet.importantCombos.flatMap(({ launchers: [launcher], followUps, followUpSimple }) =>
    [followUps, followUpSimple]
      .filter((steps) => steps.length > 0)
      .map((steps) => [launcher, ...steps].filter((step) => step !== undefined).join(" into ")),
  );
  const pairs = [...sheet.wallCombos.general, ...sheet.wallCombos.withTornado, ...sheet.guaranteedFollowUps];
  const others = pairs.flatMap(({ move, followUp }) =>
    followUp.split(" - ").map((one) => `${move} into ${one}`),
  );
  const staples = sheet.creatorNotes.map(({ stapleCombo }) => stapleCombo.join(" into "));
  return [...new Set([...important, ...others, ...staples])].filter((route) => route !== "");
}

function movements(documents: DojoDocuments): Exercise[] {
  const dashes = documents.moves.moves.some(({ command }) => /^(?:cd|f n d df) /.test(command));
  const wanted = [...MOVEMENT_INPUTS, ...(dashes ? [["wavedash", WAVEDASH] as const] : [])];
  return wanted.flatMap(([movement, notation]) => exercisesOf(notation, documents, "movement", { movement }));
}

/** Of each way of the stick that a character's moves ask for, the shortest move. */
function motions(documents: DojoDocuments): Exercise[] {
  const { moves } = documents.moves;
  const byMotion = new Map<string, Exercise>();
  const single = moves.filter(isOwnMove).sort((a, b) => a.command.length - b.command.length);
  for (const { command } of single) {
    const made = exerciseOf(command, documents);
    if (typeof made === "string" || made.steps.length > 2) continue;
    const motion = made.steps.map(({ stick, counts }) => [stick.join(" "), counts ?? ""].join()).join("|");
    if ((made.steps[0]?.stick.length ?? 0) < 2 && made.steps.length < 2) continue;
    if (made.steps.filter(({ attacks }) => attacks.length > 0).length !== 1) continue;
    entryOf(byMotion, motion, () => made);
  }
  return [...byMotion.values()];
}

/** Whether it begins a string, without Heat or Rage. */
function isOwnMove({ parent, requires, throwBreak, command }: Move): boolean {
  return (parent ?? requires ?? throwBreak) === undefined && !/^(?:heat|rage) /.test(command);
}

function strings(documents: DojoDocuments): Exercise[] {
  const { moves } = documents.moves;
  const goesOn = new Set(moves.map(({ parent }) => parent));
  const whole = moves.filter(
    ({ id, parent, justFrame }) => (parent !== undefined && !goesOn.has(id)) || justFrame,
  );
  return whole
    .flatMap(({ command }) => exercisesOf(command, documents))
    .filter(({ kind, steps }) => kind === "just frame" || steps.some(({ latest }) => latest !== undefined))
    .filter(({ steps }) => steps.at(-1)?.attacks.length !== 0);
}

function throwBreaks(documents: DojoDocuments): Exercise[] {
  return documents.moves.moves.flatMap(({ command, throwBreak = [] }) => {
    const [first, other] = throwBreak.filter((button) => button !== "none" && button !== "3+4");
    const read = first === undefined ? "no input" : readSteps(first, documents.moves);
    const [press] = typeof read === "string" ? [] : read;
    if (first === undefined || press === undefined) return [];
    const or = other === "1" || other === "2" ? { or: [other] as const } : {};
    const step: DojoStep = { ...press, ...or, stick: [], latest: BREAK_FRAMES, counts: "sign" };
    const notation = other === undefined ? first : `${first} or ${other}`;
    return [exercise("throw break", notation, [step], documents, { throwMove: command })];
  });
}

/** A route as it is learnt: its first link, two of them, and all of it. */
function combos(route: string, documents: DojoDocuments): Exercise[] {
  const moves = route.split(" into ");
  const links = moves.length - 1;
  const pieces = [1, 2, links].filter((count, place, all) => count <= links && all.indexOf(count) === place);
  return (pieces.length === 0 ? [0] : pieces).flatMap((count) => {
    const notation = moves.slice(0, count + 1).join(" into ");
    return exercisesOf(notation, documents, "combo", { links: count, of: links });
  });
}

/** The exercise of a notation, none where it cannot be trained. What has no name of its own is a just frame where it has one. */
function exercisesOf(notation: string, documents: DojoDocuments, as?: DojoKind, name?: DojoName): Exercise[] {
  const steps = readSteps(notation, documents.moves);
  if (typeof steps === "string") return [];
  const own = kindOf(steps);
  const kind = own === "just frame" && name === undefined ? own : (as ?? own);
  return [exercise(kind, notation, steps, documents, name)];
}

function kindOf(steps: readonly DojoStep[]): DojoKind {
  if (steps.some(({ isLink }) => isLink)) return "combo";
  if (steps.some(({ shown }) => shown.split(" ").includes("just"))) return "just frame";
  if (steps.every(({ attacks }) => attacks.length === 0)) return "movement";
  return steps.length > 1 ? "string" : "motion";
}

function exercise(
  kind: DojoKind,
  notation: string,
  steps: readonly DojoStep[],
  { sheet }: DojoDocuments,
  name?: DojoName,
): Exercise {
  const what = name !== undefined && "throwMove" in name ? name.throwMove : notation;
  const work = steps.reduce((sum, { stick, attacks }) => sum + stick.length + attacks.length, 0);
  return {
    id: `dojo:${sheet._id}:${kind}:${what}`,
    kind,
    notation,
    ...(name !== undefined && { name }),
    steps,
    level: DOJO_KINDS.indexOf(kind) * 1000 + work,
  };
}
