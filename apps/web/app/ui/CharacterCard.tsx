import type { CharacterSummary } from "@tactician/contract";
import styles from "./CharacterCard.module.css";
import { Portrait } from "./Portrait.tsx";

interface CharacterCardProps {
  to: string;
  character: Pick<CharacterSummary, "_id" | "name">;
  /** It may be on the first screen of a phone; others load when they come near. */
  isEarly: boolean;
}

export function CharacterCard({ to, character: { _id, name }, isEarly }: CharacterCardProps) {
  return (
    <a className={styles.card} href={to} data-tooltip={name}>
      <Portrait
        className={styles.portrait}
        id={_id}
        name={name}
        sizes="(min-width: 900px) 128px, 96px"
        loading={isEarly ? "eager" : "lazy"}
      />
      {/* The picture says the name to screen readers. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </a>
  );
}
