/** A problem in a content file, at a place that an editor can jump to. */
export interface Finding {
  /** Path as given to the loader, `content/characters/jin.yaml`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Name of the check, the one a waiver cites: `known-move`. */
  readonly check: string;
  /** Place inside the sheet, list positions counted from 0: `importantCombos.2.followUps.1`. What is behind an
   * `@` tells findings at one place apart: `punishers.startup@11`. */
  readonly at: string;
  readonly message: string;
}

/**
 * A finding as one line of output, `file:line: check: place: message`.
 *
 * Example: `content/characters/jin.yaml:41: known-move: heatEngagers.0.move: "df 9" is no move of Jin`
 */
export function formatFinding({ file, line, check, at, message }: Finding): string {
  return `${file}:${line}: ${check}: ${at === "" ? "" : `${at}: `}${message}`;
}

/** A place in a sheet as keys and list positions, `["importantCombos", 2, "followUps", 1]`. */
export type SheetPath = readonly (string | number)[];

/** `["importantCombos", 2]` -> `importantCombos.2`. */
export function formatPath(path: SheetPath): string {
  return path.join(".");
}
