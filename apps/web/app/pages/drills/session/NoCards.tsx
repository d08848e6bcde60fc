import { afterPath, antiGuidePath } from "@tactician/contract";
import { DRILL_KINDS } from "@tactician/drills";
import type { ReactNode } from "react";
import type { DrillSubset } from "../../../kept/core/drill-settings.ts";
import type { DrillStore } from "../../../kept/drill-store.ts";
import state from "../../../ui/state/LoadFailure.module.css";
import { howToBeat } from "../../../ui/words.ts";
import buttons from "../buttons.module.css";
import type { Deck } from "../core/deck.ts";
import * as words from "../words.ts";

interface NoCardsProps {
  readonly deck: Deck;
  readonly store: DrillStore;
  readonly subset: DrillSubset;
  /** How many of their moves have hit the visitor, where only those are asked. */
  readonly hits: number | undefined;
}

/** What is learnt has no cards: no move has hit, or none that has a card, or none is a favourite. */
export function NoCards({ deck: { me, them }, store, subset, hits }: NoCardsProps): ReactNode {
  if (hits === undefined)
    return (
      <div className={state.failure} role="status">
        <p>{subset === "favourites" ? words.noFavourites : words.noCards}</p>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => store.set({ subset: "everything", kinds: DRILL_KINDS })}
        >
          {words.learnEverything}
        </button>
      </div>
    );
  return (
    <div className={state.failure} role="status">
      <p>{hits > 0 ? words.noHitCards(them.name) : words.noHits(them.name)}</p>
      <a
        className={buttons.primary}
        href={hits > 0 ? `${antiGuidePath(them.id)}?me=${me.id}` : afterPath(me.id, them.id)}
      >
        {hits > 0 ? howToBeat(them.name) : words.tapWhatHit}
      </a>
    </div>
  );
}
