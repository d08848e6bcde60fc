import type { Character, FrameFacts } from "@tactician/contract";
import { type Answer, defined, isCrouched, publicMoveId, worth } from "@tactician/game";
import { chanceOf, inTurns, shuffled } from "../chance.ts";
import {
  answerOf,
  type BareCard,
  type DrillDocuments,
  type DrillOption,
  FEWEST_OPTIONS,
  type MoveOption,
  type RouteOption,
  rightMove,
} from "./card.ts";
import { nearest, type OwnButton } from "./own-buttons.ts";

const WRONG_ROUTES = 3;
const WRONG_PUNISHERS = 4;
const FEWEST_WRONG = 2;

type Combo = Character["importantCombos"][number];
type SheetPunisher = Character["punishers"]["startup"][number];

/** The cards of one's own sheet: punishers by frames, routes after launchers, Heat Engagers, in turns. */
export function sheetCards(
  documents: DrillDocuments,
  buttons: readonly OwnButton[],
  seed: string,
): BareCard[] {
  return inTurns([
    routeCards(documents.me.sheet, seed),
    punisherCards(documents.me.sheet, buttons, seed),
    engagerCards(documents, buttons, seed),
  ]);
}

function routeCards(sheet: Character, seed: string): BareCard[] {
  const { _id, importantCombos } = sheet;
  return importantCombos.flatMap((combo) => {
    const [launcher] = combo.launchers;
    if (launcher === undefined || combo.followUps.length === 0) return [];
    const id = `sheet:${_id}:route:${[launcher, ...(combo.note === undefined ? [] : [combo.note])].join(":")}`;
    const chance = chanceOf(seed + id);
    const wrong = otherRoutes(combo, shuffled(importantCombos, chance));
    if (wrong.length < WRONG_ROUTES) return [];
    const right = routeOption(combo.followUps, true);
    const { launchers, note, damage, unplayed } = combo;
    return sheetCard(id, shuffled([right, ...wrong], chance), right, [right.key], {
      question: { kind: "route", launchers, ...defined({ note, damage, unplayed }) },
      damage: damage?.max ?? 0,
      ownMoves: launchers.flatMap((one) => publicIdOf(one, sheet) ?? []),
    });
  });
}

/** Routes that follow other launchers: each begins otherwise than all others here, as what is shown of it first. */
function otherRoutes(combo: Combo, all: readonly Combo[]): RouteOption[] {
  const routes = new Map<string, RouteOption>();
  const alike = all.filter(({ launchers }) =>
    launchers.some((launcher) => combo.launchers.includes(launcher)),
  );
  const own = new Set(alike.flatMap(({ followUps, followUpSimple }) => [followUps[0], followUpSimple[0]]));
  for (const { followUps } of all) {
    const [first] = followUps;
    if (first === undefined || own.has(first) || routes.has(first)) continue;
    routes.set(first, routeOption(followUps, false));
  }
  return [...routes.values()].slice(0, WRONG_ROUTES);
}

function routeOption(steps: readonly string[], isRight: boolean): RouteOption {
  return { kind: "route", key: steps.join(" > "), isRight, steps };
}

/** What a row needs besides the frames: Heat, a wall, a stock or an install. */
const CONDITIONED = /\b(?:heat|rage|STB|GRF|WAR|NWG|NSS|SNE|GMC|ORB)\b|\(wall\)/;

function punisherCards(sheet: Character, buttons: readonly OwnButton[], seed: string): BareCard[] {
  const rows = sheet.punishers.startup.filter(({ move }) => !CONDITIONED.test(move));
  const groups = Map.groupBy(rows, (row) => `${row.frames} ${fromOf(row)}`);
  return [...groups].flatMap(([group, [best, ...others]]) => {
    if (best === undefined) return [];
    const { frames } = best;
    const from = fromOf(best);
    const id = `sheet:${sheet._id}:punisher:${group}`;
    const chance = chanceOf(seed + id);
    const tooSlow = buttons.filter(({ fastest }) => fastest > frames);
    const wrong = nearest(tooSlow, { frames, from, move: best.move }, WRONG_PUNISHERS, chance);
    const right = [best, ...others.slice(0, 1)].map((row) => punisherOption(row, sheet));
    if (wrong.length < FEWEST_WRONG || right.length + wrong.length < FEWEST_OPTIONS) return [];
    const moves = [best.move, ...others.map(({ move }) => move).sort()];
    return sheetCard(id, shuffled([...right, ...wrong], chance), right[0], moves, {
      question: { kind: "punisher", frames, from },
      damage: right[0]?.answer === undefined ? 0 : worth(right[0].answer),
      ownMoves: right[0]?.id === undefined ? [] : [right[0].id],
    });
  });
}

function fromOf({ move }: SheetPunisher): "standing" | "crouching" {
  return move.split(" ").some(isCrouched) ? "crouching" : "standing";
}

/** A row as an answer: with the combo of the sheet that it starts, wherever it is done from. */
function punisherOption({ move, frames }: SheetPunisher, sheet: Character): MoveOption {
  const facts = factsOf(move, sheet);
  const id = publicIdOf(move, sheet);
  const launcher = move.replace(/ \(far\)$/, "").replace(/^fc (?=u)/, "");
  const combo = sheet.importantCombos.find(({ launchers }) => launchers.includes(launcher));
  const answer: Answer = {
    move,
    ...defined({ id, frames, damage: facts?.damage, total: combo?.damage?.max }),
    ...(combo?.unplayed && { unplayed: true as const }),
    launches: combo !== undefined,
    ...(combo && { launch: { reason: "combo", route: [...combo.followUps] } }),
    reach: move.endsWith("(far)") ? "far" : "not known",
    sources: ["sheet"],
  };
  return rightMove(move, id, answer);
}

function factsOf(move: string, { frameData }: Character): FrameFacts | undefined {
  return Object.hasOwn(frameData, move) ? frameData[move]?.at(-1) : undefined;
}

function publicIdOf(move: string, sheet: Character): string | undefined {
  const id = factsOf(move, sheet)?.id;
  return id === undefined ? undefined : publicMoveId(sheet._id, id);
}

function engagerCards(
  { me: { sheet, moves } }: DrillDocuments,
  buttons: readonly OwnButton[],
  seed: string,
): BareCard[] {
  const byMovelist = moves.moves
    .filter(({ properties, counterHitProperties = [], conditionalProperties = [] }) => {
      const conditional = conditionalProperties.map(({ property }) => property);
      return [...properties, ...counterHitProperties, ...conditional].includes("heat engager");
    })
    .map(({ id }) => publicMoveId(sheet._id, id));
  const ids = new Map(sheet.heatEngagers.map(({ move }) => [move, publicIdOf(move, sheet)]));
  const engagers = new Set([...byMovelist, ...ids.values(), ...ids.keys()]);
  const others = buttons.filter(({ id, move }) => !engagers.has(id) && !engagers.has(move));
  return sheet.heatEngagers.flatMap(({ move }) => {
    const id = `sheet:${sheet._id}:engager:${move}`;
    const moveId = ids.get(move);
    const own = buttons.find((button) => button.id === moveId);
    const chance = chanceOf(seed + id);
    const likeness = { frames: own?.fastest ?? 16, from: own?.from ?? "standing", move };
    const far = ({ fastest }: OwnButton) => Math.abs(fastest - likeness.frames);
    const byFrames = [...others].sort((a, b) => far(a) - far(b));
    const wrong = nearest(byFrames, likeness, WRONG_PUNISHERS, chance);
    const right = rightMove(move, moveId);
    return sheetCard(id, shuffled([right, ...wrong], chance), right, [move], {
      question: { kind: "heat engager" },
      damage: 0,
      ownMoves: moveId === undefined ? [] : [moveId],
    });
  });
}

function sheetCard(
  id: string,
  options: readonly DrillOption[],
  best: DrillOption | undefined,
  right: readonly string[],
  rest: Pick<BareCard, "question" | "damage" | "ownMoves">,
): BareCard[] {
  if (best === undefined || options.length < FEWEST_OPTIONS) return [];
  return [
    {
      id,
      kind: "sheet",
      options,
      best: options.indexOf(best),
      answer: answerOf(right, best.key),
      ...rest,
    },
  ];
}
