import { CHARACTERS, DIFFICULTIES, findCharacter, ROULETTE_POINTS, VERDICT_FLOORS } from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import { STRATEGY_SCOPES, type StrategiesFile, type StrategyEntry } from "./roulette-schema.ts";

/** A rule that the strategies must keep, beyond their shape. */
interface StrategyRule {
  /** What findings print: `strategy-titles`. */
  readonly id: string;
  /** The rule in one line. */
  readonly label: string;
  check(file: StrategiesFile): Problem[];
}

const LEAST_GENERAL = 48;
const LEAST_PER_CHARACTER = 6;
/** Of the general strategies, for every difficulty and every scope. */
const LEAST_SHARE = 0.2;
/** A clean run of the general list reaches the best verdict. */
const BEST_POINTS = VERDICT_FLOORS[0];

export const STRATEGY_RULES: readonly StrategyRule[] = [
  { id: "verdict-tiers", label: "one verdict for each of the eleven tiers", check: checkVerdicts },
  { id: "strategy-count", label: "enough strategies for everybody", check: checkCounts },
  { id: "strategy-balance", label: "difficulties and scopes in balance", check: checkBalance },
  { id: "strategy-points", label: `a clean run can reach ${BEST_POINTS} points`, check: checkPoints },
  { id: "strategy-titles", label: "no two titles alike", check: (file) => checkTwins(file, "title") },
  {
    id: "strategy-descriptions",
    label: "no two descriptions alike",
    check: (file) => checkTwins(file, "description"),
  },
];

function checkVerdicts({ verdicts }: StrategiesFile): Problem[] {
  const tiers = VERDICT_FLOORS.length + 1;
  if (verdicts.length !== tiers) {
    return [{ path: ["verdicts"], message: `has ${verdicts.length} verdicts; there are ${tiers} tiers` }];
  }
  return verdicts.flatMap(({ points }, n) => {
    const floor = VERDICT_FLOORS[n];
    if (points === floor) return [];
    const wanted = floor === undefined ? "the worst verdict has no points" : `points must be ${floor}`;
    return [{ path: ["verdicts", n], message: wanted }];
  });
}

function checkCounts({ general, characters }: StrategiesFile): Problem[] {
  const problems: Problem[] = [];
  if (general.length < LEAST_GENERAL) {
    problems.push({ path: ["general"], message: `has ${general.length} of at least ${LEAST_GENERAL}` });
  }
  for (const characterId of Object.keys(characters)) {
    if (findCharacter(characterId) !== undefined) continue;
    problems.push({
      path: ["characters", characterId],
      message: `"${characterId}" is no character of the roster`,
    });
  }
  for (const { characterId, name } of CHARACTERS) {
    const count = characters[characterId]?.length ?? 0;
    if (count >= LEAST_PER_CHARACTER) continue;
    const message = `${name} has ${count} of at least ${LEAST_PER_CHARACTER}`;
    problems.push({ path: ["characters", characterId], message });
  }
  return problems;
}

function checkBalance({ general, characters }: StrategiesFile): Problem[] {
  const least = Math.ceil(general.length * LEAST_SHARE);
  const rare = (kind: "difficulty" | "scope", word: string) => {
    const count = general.filter((entry) => entry[kind] === word).length;
    if (count >= least) return [];
    return [{ path: ["general"], message: `has ${count} of ${kind} "${word}", at least ${least} wanted` }];
  };
  const missing = Object.entries(characters).flatMap(([characterId, entries]) =>
    DIFFICULTIES.filter((difficulty) => entries.every((entry) => entry.difficulty !== difficulty)).map(
      (difficulty) => ({ path: ["characters", characterId], message: `has no strategy of "${difficulty}"` }),
    ),
  );
  return [
    ...DIFFICULTIES.flatMap((word) => rare("difficulty", word)),
    ...STRATEGY_SCOPES.flatMap((word) => rare("scope", word)),
    ...missing,
  ];
}

function checkPoints({ general }: StrategiesFile): Problem[] {
  const sum = general.reduce((total, { difficulty }) => total + ROULETTE_POINTS[difficulty].won, 0);
  if (sum >= BEST_POINTS) return [];
  const message = `a clean run ends with ${sum} points, the best verdict asks for ${BEST_POINTS}`;
  return [{ path: ["general"], message }];
}

/** Texts are compared by their letters and digits alone, as an address spells them. */
function checkTwins(file: StrategiesFile, field: "title" | "description"): Problem[] {
  const seen = new Set<string>();
  return listStrategies(file).flatMap(({ path, entry }) => {
    const letters =
      entry[field]
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join("-") ?? "";
    if (seen.has(letters)) {
      return [{ path: [...path, field], message: `"${entry[field]}" stands in this file before` }];
    }
    seen.add(letters);
    return [];
  });
}

/** Every strategy of the file with its place, in the file's order. */
function listStrategies({
  general,
  characters,
}: StrategiesFile): { path: SheetPath; entry: StrategyEntry }[] {
  const lists: [SheetPath, readonly StrategyEntry[]][] = [
    [["general"], general],
    ...Object.entries(characters).map(([characterId, entries]): [SheetPath, readonly StrategyEntry[]] => [
      ["characters", characterId],
      entries,
    ]),
  ];
  return lists.flatMap(([path, entries]) => entries.map((entry, n) => ({ path: [...path, n], entry })));
}
