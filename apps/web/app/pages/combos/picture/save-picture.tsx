import { findCharacter } from "@tactician/game";
import {
  CLASSIC_WRITING,
  type IconSize,
  type MovePiece,
  presentIn,
  presentMove,
  splitSteps,
  type TokenIcon,
  type Writing,
} from "@tactician/notation";
import { Fragment, type ReactNode } from "react";
import type { Preferences } from "../../../base/core/parse-preferences.ts";
import { shownPreferences } from "../../../base/preferences.ts";
import { type Combo, guessStances } from "../../../kept/core/combo.ts";
import { shownWriting } from "../../../typed/writing.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { stateOf } from "../move-checkers.ts";
import * as words from "../words.ts";
import styles from "./ComboPicture.module.css";

export const PICTURE_FILE = "combination.png";

/** Saves combos as one transparent picture. Rejects when the browser cannot make it. */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const look = { ...shownPreferences(), writing: shownWriting() };
  await saveAsPicture({
    fileName: PICTURE_FILE,
    className: styles.picture,
    files: iconFiles(combos, look),
    draw: (icons) =>
      combos.map((combo) => {
        const stances = stateOf(combo.character).checker?.stances ?? guessStances(combo);
        return <ComboPicture key={combo.id} combo={combo} stances={stances} look={look} icons={icons} />;
      }),
  });
}

interface ComboPictureProps {
  readonly combo: Combo;
  /** Of the combo's character. */
  readonly stances: readonly string[];
  readonly look: PictureLook;
  /** The content of each icon as an address, by its file: the picture reaches nothing outside of itself. */
  readonly icons: ReadonlyMap<string, string>;
}

/** A combo as a saved picture shows it: its row without the buttons. */
function ComboPicture({ combo, stances, look, icons }: ComboPictureProps): ReactNode {
  const { display, colors, writing } = look;
  // Single files rather than the page's sprite: the picture would hold the whole sprite once for each icon.
  const drawing = (icon: TokenIcon, key: number) => {
    const size = iconSize(icon, colors);
    const address = icons.get(iconFile(icon, look));
    return <img key={key} className={styles.icon} src={address} alt="" width={size} height={size} />;
  };
  const drawPiece = (piece: MovePiece, key: number) =>
    display === "notations" || piece.icons.length === 0 ? (
      <span key={key} className={styles[piece.form]} data-tight={piece.tight || undefined}>
        {colors === "on" ? coloredButtons(piece) : piece.text}
      </span>
    ) : (
      <Fragment key={key}>{piece.icons.map(drawing)}</Fragment>
    );
  const drawMove = (notation: string) => (
    <span className={styles.move}>
      {presentIn(presentMove(notation, stances), writing).pieces.map(drawPiece)}
    </span>
  );
  // Among arrows of the stick it looks otherwise, as on pages.
  const arrow = writing.directions === "arrows" ? "▸" : "→";
  const into = display === "notations" ? <span className={styles.arrow}>{arrow}</span> : INTO.map(drawing);
  const character = combo.character === undefined ? undefined : findCharacter(combo.character)?.name;
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
              {index > 0 && <span className={styles.or}>{words.or}</span>}
              {drawMove(launcher)}
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
                  {into}
                  {drawMove(step)}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Each button of a sum in its colour, whatever its sign: `1+2`, `□+△`. */
function coloredButtons({ id, text }: MovePiece): ReactNode {
  const numbers = id.split("+");
  if (!numbers.every((number) => /^[1-4]$/.test(number))) return text;
  return text.split("+").map((sign, index) => (
    <Fragment key={numbers[index]}>
      {index > 0 && "+"}
      <b style={{ color: `var(--button-${numbers[index]})` }}>{sign}</b>
    </Fragment>
  ));
}

/** Sizes of icons on a wide screen, in pixels (docs/fixed-by-the-specification.md). */
const SIZE = 36;
const NEWER_SIZES: Readonly<Record<IconSize, number>> = { large: 45, largest: 50 };
/** The arrow between two steps, which is smaller than what it parts. */
export const INTO = iconsOf("into");
const INTO_SIZE = 27;

/** What a picture is drawn in. */
export interface PictureLook extends Preferences {
  readonly writing: Writing;
}

/** The address of a drawing, `/icons-t8/df.png`, `/icons/df.webp` with colours, `/icons/xbox/1.webp` of another set of buttons. */
export function iconFile({ newer, older, isButton }: TokenIcon, { colors, writing }: PictureLook): string {
  const { buttons } = writing;
  const set = isButton && buttons !== CLASSIC_WRITING.buttons ? `${buttons}/` : "";
  return colors === "on" ? `/icons/${set}${older}.webp` : `/icons-t8/${set}${newer}.png`;
}

/** How large a drawing is in a picture, in pixels before it is scaled. */
export function iconSize(icon: TokenIcon, colors: Preferences["colors"]): number {
  if (INTO.includes(icon)) return INTO_SIZE;
  return colors === "on" || icon.size === undefined ? SIZE : NEWER_SIZES[icon.size];
}

/** The files of all drawings that a picture of these combos needs, each once. */
export function iconFiles(combos: readonly Combo[], look: PictureLook): readonly string[] {
  const texts = combos.flatMap(({ launchers, followUps }) => [...launchers, ...followUps.flat()]);
  return [...new Set([...INTO, ...texts.flatMap(iconsOf)].map((icon) => iconFile(icon, look)))];
}

/** Stances have no drawings, so nobody need know them here. */
function iconsOf(text: string): readonly TokenIcon[] {
  return presentMove(text, []).pieces.flatMap(({ icons }) => icons);
}
