import type { CommandIndex } from "./command-tree.ts";
import { PATH_COST } from "./costs.ts";
import { endsHere, type InputChain, isInsideToken, keyAt } from "./input-chain.ts";
import { isDirectionKey, isHoldKey, isStanceKey, textOfKey } from "./keys.ts";
import type { PathStep, State } from "./path-state.ts";
import type { CommandMatch } from "./walk-commands.ts";

/** The state behind a move, and the one behind the transition that is input after it. */
export function afterMove(
  index: CommandIndex,
  chain: InputChain,
  state: State,
  match: CommandMatch,
  via: PathStep["via"],
): State[] {
  const cost = state.cost + PATH_COST.move + match.cost;
  const transitions = index.transitions.get(match.move) ?? [];
  const step: PathStep = {
    start: state.position,
    end: match.end,
    move: match.move,
    via: via ?? viaOf(chain, state),
  };
  const byThemselves = transitions
    .filter((transition) => transition.keys.length === 0)
    .map(({ into }) => into);
  const intoByItself = byThemselves.filter((into) => isStanceKey(into) || into === "cd");
  const stances = transitions.map((transition) => transition.into);
  const base = { previous: state, node: match.node, stances, free: false };
  const found: State[] = [{ ...base, position: match.end, cost, step, entered: false, intoByItself }];
  const behind = keyAt(chain, match.end) === "quick" ? match.end + 1 : match.end;
  for (const { keys, into } of chain.mustStart[match.end] === true ? [] : transitions) {
    if (keys.length === 0 || !keys.every((key, offset) => isSameInput(key, keyAt(chain, behind + offset))))
      continue;
    const position = behind + keys.length;
    if (isInsideToken(chain, position)) continue;
    found.push({
      ...base,
      position,
      cost: cost + PATH_COST.transition,
      step: { ...step, end: position, into },
      stances: [into],
      entered: true,
      free: true,
    });
  }
  if (found.length === 1 && isTrailingHold(chain, match.end)) {
    const position = match.end + 1;
    found.push({
      ...base,
      position,
      cost: cost + PATH_COST.hold,
      step: { ...step, end: position },
      entered: true,
      free: true,
    });
  }
  return found;
}

/** `f` and `holdf` are the same input behind a move. */
function isSameInput(listed: string, given: string): boolean {
  return listed === given || `hold${listed}` === given || listed === `hold${given}`;
}

/** A hold behind a move whose data does not mention it (Heat Dash), or a direction that no button follows. */
function isTrailingHold(chain: InputChain, position: number): boolean {
  if (chain.mustStart[position] === true) return false;
  const key = keyAt(chain, position);
  return isHoldKey(key) || (isDirectionKey(key) && endsHere(chain, position + 1));
}

function viaOf(chain: InputChain, state: State): PathStep["via"] {
  return state.stances.includes(keyAt(chain, state.position)) ? "transition" : undefined;
}

/** `heat smash`, `rage art`: two words for one move. */
export function afterNamedMove(index: CommandIndex, chain: InputChain, state: State): State[] {
  const words = [keyAt(chain, state.position), keyAt(chain, state.position + 1)];
  const name = words.map(textOfKey).join(" ");
  const move = index.namedMoves.get(name);
  if (move === undefined) return [];
  const position = state.position + 2;
  const step: PathStep = { start: state.position, end: position, move };
  return [{ position, cost: state.cost, previous: state, step, stances: [], entered: false, free: true }];
}
