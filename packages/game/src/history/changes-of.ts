import type { Move } from "../move.ts";
import type { ChangeKind, FactChange, History } from "./history.ts";

/** Something that changed on a day, as it is told. `move` is the move's id from that day on, or its last one. */
export type Change = {
  readonly character: string;
  readonly date: string;
} & (
  | ({ readonly what: "fact" } & FactChange)
  | { readonly what: "added"; readonly move: string; readonly kind: ChangeKind }
  | { readonly what: "removed"; readonly move: string; readonly kind: ChangeKind; readonly facts: Move }
  | { readonly what: "renamed"; readonly move: string; readonly kind: "corrected"; readonly from: string }
);

/** Every change of a history, oldest first; on one day moves that came, went, were renamed, then facts. */
export function changesOf({ character, steps }: History): Change[] {
  return steps.flatMap(({ date, added = [], removed = [], renamed = [], changed = [] }) => {
    const on = { character, date };
    return [
      ...added.map((change): Change => ({ ...on, what: "added", ...change })),
      ...removed.map(
        ({ move, kind }): Change => ({ ...on, what: "removed", move: move.id, kind, facts: move }),
      ),
      ...renamed.map(
        ({ move, from }): Change => ({ ...on, what: "renamed", move, kind: "corrected", from: from.id }),
      ),
      ...changed.map((change): Change => ({ ...on, what: "fact", ...change })),
    ];
  });
}
