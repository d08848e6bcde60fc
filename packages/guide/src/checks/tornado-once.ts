import type { Move, Movelist, MoveProperty } from "@tactician/game";
import type { Problem } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { listProperties } from "./move-properties.ts";
import { listComboRoutes, listTornadoMarks, listWallRoutes, type Route, type TornadoMark } from "./routes.ts";

const TORNADO_PROPERTIES: ReadonlySet<MoveProperty> = new Set([
  "tornado",
  "instant tornado",
  "strong aerial tailspin",
]);

/** A combo uses Tornado at most once, by a move that has it; wall combos use it exactly where their group says so. */
export const tornadoOnce: Check = {
  id: "tornado-once",
  label: "a combo uses Tornado at most once, wall combos as their group says",
  check: (context) =>
    joinVerdicts([
      judgeRoutes(listComboRoutes(context.sheet), context, ({ length }) =>
        length > 1 ? "uses Tornado more than once" : undefined,
      ),
      judgeRoutes(listWallRoutes(context.sheet, "general"), context, ({ length }) =>
        length > 0 ? "uses Tornado, so it belongs under withTornado" : undefined,
      ),
      judgeRoutes(listWallRoutes(context.sheet, "withTornado"), context, ({ length }) =>
        length === 1 ? undefined : `uses Tornado ${length} times; a route of this group uses it once`,
      ),
    ]),
};

function judgeRoutes(
  routes: readonly Route[],
  context: GuideCharacter,
  judgeCount: (marks: readonly TornadoMark[]) => string | undefined,
): Verdict {
  return judge(routes, ({ path, starters, steps }) => {
    const marksOfSteps = listTornadoMarks(steps, context.read);
    for (const starter of starters) {
      const marks = [...listTornadoMarks([starter], context.read), ...marksOfSteps];
      const message = judgeCount(marks);
      if (message !== undefined) return { path, message };
      const problem = findWrongMark(marks, context.movelist);
      if (problem !== undefined) return problem;
    }
    return undefined;
  });
}

function findWrongMark(marks: readonly TornadoMark[], movelist: Movelist): Problem | undefined {
  for (const { step, performed } of marks) {
    if (performed === undefined || hasTornado(performed.move, movelist)) continue;
    return { path: step.path, message: `"${performed.move.command}" causes no Tornado` };
  }
  return undefined;
}

/** Whether any hit of the string has it: the mark is behind the whole string. */
function hasTornado(move: Move, movelist: Movelist): boolean {
  if (listProperties(move).some((property) => TORNADO_PROPERTIES.has(property))) return true;
  const parent = movelist.moves.find(({ id }) => id === move.parent);
  return parent !== undefined && hasTornado(parent, movelist);
}
