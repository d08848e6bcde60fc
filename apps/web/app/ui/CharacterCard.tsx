import type { CharacterSummary } from "@tactician/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./CharacterCard.module.css";
import { Portrait } from "./Portrait.tsx";

interface CharacterCardProps {
  to: string;
  character: Pick<CharacterSummary, "_id" | "name">;
  /** It may be on the first screen of a phone; others load when they come near. */
  isEarly: boolean;
  /** The visitor comes near: the time to fetch what the page behind it needs. */
  onApproach: () => void;
}

/** A character to choose: portrait and name. */
export function CharacterCard({
  to,
  character: { _id, name },
  isEarly,
  onApproach,
}: CharacterCardProps): ReactNode {
  return (
    <Link
      className={styles.card}
      to={to}
      prefetch="intent"
      viewTransition
      data-tooltip={name}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Portrait
        className={styles.portrait}
        id={_id}
        name={name}
        // Flat drawings: twice the size of a card on a phone is sharp enough, and all of them stay light.
        widths={[96, 192]}
        sizes="(min-width: 900px) 128px, 96px"
        loading={isEarly ? "eager" : "lazy"}
      />
      {/* The picture says the name to screen readers. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </Link>
  );
}
