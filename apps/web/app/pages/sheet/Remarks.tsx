import { type ReactNode, use } from "react";
import { MoveContext } from "../../live/move-context.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";
import * as words from "./words.ts";

export function FromFrames(): ReactNode {
  return <p className={rows.note}>{words.fromFrames}</p>;
}

/** Stands in a section that has no entries, so that an empty one is not taken for a broken one. */
export function NothingYet(): ReactNode {
  return <p className="quiet">{words.nothingYet}</p>;
}

/** What of a row (`plays.module.css`) stands behind one press on phones, and in sight with more room and on paper. */
export function MoreOnPhones({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <details className={plays.more}>
      <summary aria-label={label} />
      {children}
    </details>
  );
}

interface MoveDamageProps {
  readonly notation: string;
  /** The unit is heard and copied alone, where a line above says it. */
  readonly isBare?: boolean;
}

/** What the move deals alone, where the page knows it; of several moves nothing, because the first scales the rest. */
export function MoveDamage({ notation, isBare = false }: MoveDamageProps): ReactNode {
  const { frameData } = use(MoveContext);
  const [move, ...others] = Object.hasOwn(frameData, notation) ? (frameData[notation] ?? []) : [];
  if (!move?.damage || others.length > 0) return undefined;
  return (
    <span className={rows.damage}>
      {move.damage}
      <span className={isBare ? "visually-hidden" : undefined}>{words.damageUnit}</span>
    </span>
  );
}
