import { type StartHere, startHereSchema } from "@tactician/contract";
import { lastMoveOf, listCandidates, type Move, publicMoveId, UNSAFE } from "@tactician/game";
import { estimateBeginning, estimateRoute } from "./combo-damage.ts";
import { type GuideCharacter, hasToken, writtenFrom } from "./guide-character.ts";
import { CONDITION_WORDS, plainStarter, readPunishment } from "./matchup-side.ts";

/** Frames behind that bring other punishers into reach: a jab's, those of most characters' better ones, and of their launchers. */
const BEHIND = [
  ["standing", [10, 12, 14, 15]],
  ["crouching", [11, 15]],
] as const;

/**
 * What to learn first, by rule: only what stands on the sheet, the best by the order of answers to a block or by the sheet's own,
 * and nothing that needs Heat, a stock, a stance, the wall or an input that few get in time.
 *
 * Example: of Jin `{ launcher: { move: "uf 4", combo: 0, … }, …, mid: "df 1", low: "d 4", throw: "qcb 1+3" }`.
 */
export function buildStartHere(character: GuideCharacter): StartHere {
  const { gamePlan, mostImportantGrabs } = character.sheet;
  const played = (wanted: string) => gamePlan.filter(({ role }) => role === wanted);
  return startHereSchema.parse({
    launcher: pickLauncher(character),
    punishers: pickPunishers(character),
    mid: pickMove([...played("Poke"), ...gamePlan], isSafeMid, character),
    low: pickMove(played("Low"), ({ hits: [first] }) => first?.level === "low", character),
    throw: pickMove([...played("Throw"), ...mostImportantGrabs], isThrow, character),
  });
}

/** The staple route behind its first plain launcher, of those with an estimate if there are; else the first route that has one. */
function pickLauncher(character: GuideCharacter) {
  const { sheet, read } = character;
  const staple = sheet.creatorNotes[0]?.stapleCombo.join();
  const routes = sheet.importantCombos
    .flatMap(({ launchers, followUps, followUpSimple }, combo) => [
      { combo, launchers, route: followUps },
      { combo, launchers, route: followUpSimple, isEasier: true },
    ])
    .filter(({ route }) => route.length > 0 && !route.some((step) => hasToken(read(step), "heat")))
    .toSorted((a, b) => Number(b.route.join() === staple) - Number(a.route.join() === staple));
  for (const { launchers, route, ...where } of routes) {
    const starts = launchers.flatMap((move) => {
      // What passes through neutral is a dash, and hard to do at once.
      if (plainStarter(move, read) === undefined || hasToken(read(move), "n")) return [];
      if (pickMove([{ move: move.replace(/ t$/, "") }], () => true, character) === undefined) return [];
      const total = estimateRoute([move], route, character)?.min;
      const atLeast = total === undefined ? estimateBeginning([move], route, character) : undefined;
      return { ...where, move, total, atLeast };
    });
    const best = starts.find(({ total }) => total !== undefined) ?? starts[0];
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Of the sheet's punishers the best at each of the frames, where it is another one than at fewer. */
function pickPunishers(character: GuideCharacter) {
  const { sheet, movelist, read } = character;
  const rows = sheet.punishers.startup.flatMap(({ move, frames }) => {
    const reading = read(move);
    const id = lastMoveOf(reading)?.move.id;
    if (id === undefined || reading.words.some((word) => CONDITION_WORDS.has(word))) return [];
    return { id: publicMoveId(sheet.characterId, id), from: writtenFrom(reading), move, frames };
  });
  const punishers = listCandidates(movelist, sheet.characterId, readPunishment(character)).flatMap(
    ({ answer, from, onlyLying }) =>
      answer.condition === undefined && answer.manner === undefined && !onlyLying
        ? rows
            .filter((row) => row.id === answer.id && row.from === from)
            .map(({ move, frames }) => ({ ...answer, from, move, frames: Math.max(answer.frames, frames) }))
        : [],
  );
  return BEHIND.flatMap(([from, all]) => {
    const bests = all.map((behind) => punishers.find((one) => one.from === from && one.frames <= behind));
    return all.flatMap((behind, place) => {
      const best = bests[place];
      return best === undefined || best === bests[place - 1] ? [] : { ...best, behind };
    });
  });
}

const INPUTS: ReadonlySet<string> = new Set(["direction", "button", "motion", "hold"]);

const RUN = /^f f f\b/;

/** The first that is one move, inputs alone from where one stands, and fits. */
function pickMove(
  entries: readonly { readonly move: string }[],
  fits: (move: Move) => boolean,
  { read }: GuideCharacter,
): string | undefined {
  return entries.find(({ move: text }) => {
    const { tokens, words, moves } = read(text);
    const [move, ...others] = moves.map((performed) => performed.move);
    const isPlain = words.length === 0 && !RUN.test(text) && tokens.every(({ kind }) => INPUTS.has(kind));
    return move !== undefined && others.length === 0 && isPlain && move.requires === undefined && fits(move);
  })?.move;
}

/** Slower ones are seen, or stepped. */
const SLOWEST_MID = 20;

function isSafeMid({ hits, block, startup }: Move): boolean {
  const isQuick = startup !== undefined && startup.min <= SLOWEST_MID;
  return isQuick && block !== undefined && block.min > UNSAFE && hits.every(({ level }) => level === "mid");
}

/** Who stands is thrown, and can break it. */
function isThrow({ hits: [first], throwBreak = ["none"] }: Move): boolean {
  return (first?.level === "throw" || first?.level === "high throw") && !throwBreak.includes("none");
}
