import {
  advantageText,
  damageText,
  type FactField,
  factOf,
  levelWords,
  shortLabel,
  startupText,
  throwBreakWords,
} from "@tactician/game";
import type { MovePage } from "./move-page.ts";
import { outcomeWords } from "./move-words.ts";

/** What the picture that chats show of a move says. */
export interface MovePicture {
  /** Whose move it is. */
  readonly of: string;
  /** As players write it: `f,n,d,df#2`. */
  readonly command: string;
  readonly name?: string;
  /** Label and value, `["Startup", "i14"]`, in reading order; at most five. */
  readonly figures: readonly (readonly [label: string, value: string])[];
}

/** What the build leaves for those pictures, beside a ground of each character (`jin.png`). */
export interface MovePictureParts {
  readonly panel: Readonly<Record<"left" | "top" | "width" | "height", number>>;
  readonly inks: Readonly<Record<"text" | "amber" | "quiet", string>>;
  /** By sign, 100 pixels high from the pen at 0, 0: how far it moves on, and the data of an SVG path. */
  readonly letters: Readonly<Record<string, { readonly advance: number; readonly outline: string }>>;
}

/** Folder of the built site with grounds and parts, and the file of the parts. */
export const MOVE_PICTURES_FOLDER = "pictures";
export const MOVE_PICTURE_PARTS_FILE = "parts.json";

export function movePicture({ name, move }: Pick<MovePage, "name" | "move">): MovePicture {
  const { block, hit, hits, throwBreak } = move;
  const figures: [FactField, string | undefined][] = [
    ["startup", startupText(move)],
    ["hits", levelWords(hits.map(({ level }) => ({ level })))],
    ["block", throwBreak === undefined ? block && advantageText(block) : throwBreakWords(throwBreak)],
    ["hit", outcomeWords(move) ?? (hit && advantageText(hit))],
    ["damage", damageText(move)],
  ];
  return {
    of: name,
    command: move.id,
    ...(move.name === undefined ? {} : { name: move.name }),
    figures: figures.flatMap(([field, value]) =>
      value === undefined || value === "" ? [] : [[shortLabel(factOf(field)), value] as const],
    ),
  };
}
