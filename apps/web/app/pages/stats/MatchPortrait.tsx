import { antiGuidePath, drillsPath } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import type { Outcome } from "@tactician/statistics";
import type { ReactNode } from "react";
import { howToBeat } from "../../ui/words.ts";
import styles from "./MatchPortrait.module.css";
import { useNames } from "./names.ts";
import * as words from "./words.ts";

/**
 * A character's portrait by the name that the mappings give; a character that this site does not know is a question mark. Where it
 * `isNamed` beside it, screen readers need not hear it twice.
 */
export function MatchPortrait({ gameId, isNamed = false }: { gameId: number; isNamed?: boolean }) {
  const name = useNames().character(gameId);
  const known = findCharacterByGameId(gameId);
  if (known?.name !== name) {
    return (
      <span className={styles.unknown} role="img" aria-label={name} aria-hidden={isNamed}>
        ?
      </span>
    );
  }
  const file = (width: number) => `/portraits/${known.characterId}-${width}.avif ${width}w`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${file(96)}, ${file(192)}`} sizes="48px" />
      <img
        className={styles.portrait}
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

interface LinkProps {
  readonly gameId: number;
  /** Whom the player plays, as far as it is known. */
  readonly ownGameId?: number;
}

/** To how a character is beaten, by who is known to play; one that this site has no guide to gets no link. */
export function GuideLink({ gameId, ownGameId }: LinkProps) {
  const character = findCharacterByGameId(gameId);
  const own = ownGameId === undefined ? undefined : findCharacterByGameId(ownGameId);
  if (character === undefined) return undefined;
  const query = own === undefined ? "" : `?me=${own.characterId}`;
  return (
    <a className={styles.way} href={antiGuidePath(character.characterId) + query}>
      {howToBeat(character.name)}
    </a>
  );
}

/** To the drills of two characters; nothing where one of them is not known here. */
export function DrillLink({ gameId, ownGameId }: Required<LinkProps>) {
  const [own, other] = [ownGameId, gameId].map(findCharacterByGameId);
  if (own === undefined || other === undefined) return undefined;
  return (
    <a className={styles.way} href={drillsPath(own.characterId, other.characterId)}>
      {words.drillLink}
      <span className="visually-hidden">{words.drillLinkSpoken(own.name, other.name)}</span>
    </a>
  );
}

const TONES = { win: "plus", loss: "minus", draw: "plain" } as const;

/** How a match ended for whom the page is about, as a letter in its colour. */
export function OutcomeLetter({ outcome }: { outcome: Outcome }): ReactNode {
  return (
    <strong data-tone={TONES[outcome]}>
      <span aria-hidden="true">{words.OUTCOMES[outcome].charAt(0)}</span>
      <span className="visually-hidden">{words.OUTCOMES[outcome]}</span>
    </strong>
  );
}
