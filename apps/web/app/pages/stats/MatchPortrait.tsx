import { findCharacterByGameId } from "@tactician/game";
import styles from "./MatchPortrait.module.css";

interface MatchPortraitProps {
  readonly gameId: number;
  readonly name: string;
  readonly size: "small" | "large";
  /** The name is beside it: screen readers need not hear it twice. */
  readonly isNamed: boolean;
}

const WIDTHS = { small: "48px", large: "(min-width: 600px) 144px, 88px" };

/** A character's portrait by the name that the mappings give; a character that this site does not know is a question mark. */
export function MatchPortrait({ gameId, name, size, isNamed }: MatchPortraitProps) {
  const known = findCharacterByGameId(gameId);
  if (known === undefined || known.name !== name) {
    return (
      <span className={styles.unknown} data-size={size} role="img" aria-label={name} aria-hidden={isNamed}>
        ?
      </span>
    );
  }
  const file = (width: number) => `/portraits/${known.characterId}-${width}.avif ${width}w`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${file(96)}, ${file(192)}`} sizes={WIDTHS[size]} />
      <img
        className={styles.portrait}
        data-size={size}
        src={`/mains/${encodeURIComponent(name)}.png`}
        width={192}
        height={192}
        loading="lazy"
        decoding="async"
        alt={isNamed ? "" : name}
      />
    </picture>
  );
}
