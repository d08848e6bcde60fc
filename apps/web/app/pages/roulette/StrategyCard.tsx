import type { Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode, Ref } from "react";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { Portrait } from "../../ui/Portrait.tsx";
import { durationLabel } from "./core/strategy-words.ts";
import styles from "./StrategyCard.module.css";
import * as words from "./words.ts";

interface StrategyCardProps {
  readonly strategy: Strategy;
  /** Who is played with it: their name and portrait are on the card. */
  readonly character: CharacterId | undefined;
  /** Set when the card shall take the focus; it can then. */
  readonly focusRef?: Ref<HTMLElement>;
  /** A small line at the foot. */
  readonly children?: ReactNode;
}

/** A strategy as a card: title, duration, difficulty, and what to do. Its size follows the text size around it. */
export function StrategyCard({ strategy, character, focusRef, children }: StrategyCardProps): ReactNode {
  const { title, description, difficulty, scope } = strategy;
  return (
    <article
      ref={focusRef}
      tabIndex={focusRef === undefined ? undefined : -1}
      className={styles.card}
      data-difficulty={difficulty}
      aria-label={words.strategyCard(title)}
    >
      {character === undefined ? undefined : (
        <Portrait
          id={character}
          name=""
          widths={[192, 384]}
          sizes="192px"
          loading="eager"
          className={styles.portrait}
        />
      )}
      <p className={styles.kicker}>
        {(character === undefined ? undefined : findCharacter(character)?.name) ?? words.allCharacters}
      </p>
      <h2 className={styles.title} lang={PROSE_LANGUAGE}>
        {title}
      </h2>
      <dl className={styles.chips}>
        <div className={styles.chip}>
          <dt className="visually-hidden">{words.duration}</dt>
          <dd>{durationLabel(scope)}</dd>
        </div>
        <div className={`${styles.chip} ${styles.difficulty}`}>
          <dt className="visually-hidden">{words.difficulty}</dt>
          <dd>{words.DIFFICULTIES[difficulty]}</dd>
        </div>
      </dl>
      <p className={styles.description} lang={PROSE_LANGUAGE}>
        {description}
      </p>
      {children}
    </article>
  );
}
