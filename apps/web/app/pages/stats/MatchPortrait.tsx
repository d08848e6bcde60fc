import { antiGuidePath, drillsPath } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import type { Outcome, Tally } from "@tactician/statistics";
import type { CSSProperties, ReactNode } from "react";
import { howToBeat } from "../../ui/words.ts";
import guideLink from "./GuideLink.module.css";
import styles from "./MatchPortrait.module.css";
import tallyBar from "./TallyBar.module.css";
import * as words from "./words.ts";

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

/** To how a character is beaten, by who is known to play; one that this site has no guide to gets no link. */
export function GuideLink({ gameId, ownGameId }: { gameId: number; ownGameId?: number }) {
  const character = findCharacterByGameId(gameId);
  if (character === undefined) return undefined;
  const own = ownGameId === undefined ? undefined : findCharacterByGameId(ownGameId);
  const query = own === undefined ? "" : `?me=${own.characterId}`;
  return (
    <a className={guideLink.guide} href={antiGuidePath(character.characterId) + query}>
      {howToBeat(character.name)}
    </a>
  );
}

/** To the drills of two characters; nothing where one of them is not known here. */
export function DrillLink({ gameId, ownGameId }: { gameId: number; ownGameId: number }) {
  const [own, other] = [ownGameId, gameId].map(findCharacterByGameId);
  if (own === undefined || other === undefined) return undefined;
  return (
    <a className={guideLink.guide} href={drillsPath(own.characterId, other.characterId)}>
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

/** Wins, draws and losses as one bar. The words beside it say the same. */
export function TallyBar({ tally }: { tally: Tally }): ReactNode {
  const share = (count: number) => ({ "--share": String(count) }) as CSSProperties;
  return (
    <div className={tallyBar.bar} aria-hidden="true">
      <span className={tallyBar.wins} style={share(tally.wins)} />
      <span className={tallyBar.draws} style={share(tally.draws)} />
      <span className={tallyBar.losses} style={share(tally.losses)} />
    </div>
  );
}
