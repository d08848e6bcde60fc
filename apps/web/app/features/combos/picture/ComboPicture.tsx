import { findCharacter } from "@tactician/game";
import { tokenDefinition } from "@tactician/notation";
import { Fragment, type ReactNode } from "react";
import type { Preferences } from "../../../lib/core/parse-preferences.ts";
import { SITE_NAME } from "../../../lib/meta.ts";
import { type MovePiece, presentMove, splitSteps } from "../../../ui/move/present-move.ts";
import type { Combo } from "../core/combo.ts";
import styles from "./ComboPicture.module.css";

interface ComboPictureProps {
  readonly combos: readonly Combo[];
  readonly preferences: Preferences;
  /** Stance words of a combo's character. */
  readonly stancesOf: (combo: Combo) => readonly string[];
  /** The host of the site, where it has one to be found at. */
  readonly host: string | undefined;
}

/** Combos as a saved picture shows them: the rows without their buttons, and the site's mark in a corner. */
export function ComboPicture({ combos, preferences, stancesOf, host }: ComboPictureProps): ReactNode {
  return (
    <div className={styles.picture} data-colors={preferences.colors} data-display={preferences.display}>
      {combos.map((combo) => (
        <PictureRow key={combo.id} combo={combo} preferences={preferences} stances={stancesOf(combo)} />
      ))}
      <p className={styles.mark}>
        {SITE_NAME}
        {host !== undefined && <span className={styles.host}>{host}</span>}
      </p>
    </div>
  );
}

interface PictureRowProps {
  readonly combo: Combo;
  readonly preferences: Preferences;
  readonly stances: readonly string[];
}

function PictureRow({ combo, preferences, stances }: PictureRowProps): ReactNode {
  const character = combo.character === undefined ? undefined : findCharacter(combo.character)?.name;
  const move = (notation: string) => (
    <PictureMove notation={notation} preferences={preferences} stances={stances} />
  );
  return (
    <div className={styles.row}>
      {(combo.name ?? character) !== undefined && (
        <p className={styles.title}>
          {combo.name}
          {character !== undefined && <span className={styles.character}>{character}</span>}
        </p>
      )}
      <div className={styles.combo}>
        <div className={styles.launchers}>
          {combo.launchers.map((launcher, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <Fragment key={index}>
              {index > 0 && <span className={styles.or}>or</span>}
              {move(launcher)}
            </Fragment>
          ))}
        </div>
        <div className={styles.lines}>
          {combo.followUps.map((sequence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <div key={index} className={styles.line}>
              {sequence.flatMap(splitSteps).map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
                <span key={place} className={styles.step}>
                  <Into preferences={preferences} />
                  {move(step)}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Into({ preferences }: { preferences: Preferences }): ReactNode {
  if (preferences.display === "notations") return <span className={styles.arrow}>→</span>;
  return <PictureIcon id="into" preferences={preferences} />;
}

interface PictureMoveProps {
  readonly notation: string;
  readonly preferences: Preferences;
  readonly stances: readonly string[];
}

function PictureMove({ notation, preferences, stances }: PictureMoveProps): ReactNode {
  const { pieces } = presentMove(notation, stances);
  return (
    <span className={styles.move}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <PicturePiece key={index} piece={piece} preferences={preferences} />
      ))}
    </span>
  );
}

function PicturePiece({ piece, preferences }: { piece: MovePiece; preferences: Preferences }): ReactNode {
  const isText = preferences.display === "notations" || (piece.form !== "icon" && piece.form !== "motion");
  if (isText) {
    return (
      <span className={styles[piece.form]} data-tight={piece.tight || undefined}>
        {preferences.colors === "on" ? coloredDigits(piece.text) : piece.text}
      </span>
    );
  }
  const icons = piece.form === "motion" ? piece.directions : [piece.id];
  return icons.map((id, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <PictureIcon key={index} id={id} preferences={preferences} />
  ));
}

/** Single files rather than the page's sprite: the picture holds each drawing once for each time it is shown. */
function PictureIcon({ id, preferences }: { id: string; preferences: Preferences }): ReactNode {
  const icon = tokenDefinition(id)?.icon;
  if (icon === undefined) return undefined;
  const source = preferences.colors === "on" ? `/icons/${icon.older}.webp` : `/icons-t8/${icon.newer}.png`;
  return <img className={styles.icon} data-icon={id} src={source} alt="" width={36} height={36} />;
}

function coloredDigits(text: string): ReactNode {
  return Array.from(text).map((sign, index) =>
    /[1-4]/.test(sign) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      <b key={index} className={styles[`button${sign}`]}>
        {sign}
      </b>
    ) : (
      sign
    ),
  );
}
