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

/** A content file whose places can be found again. */
export interface ContentFile {
  readonly file: string;
  /** 1-based line of a place; of the nearest parent where the file leaves the place out. */
  readonly lineOf: (path: SheetPath) => number;
}

/** Something that a rule objects to. Who runs the rule adds file, line and the rule's id: `findingAt`. */
export interface Problem {
  readonly path: SheetPath;
  /** Tells problems at one place apart, so that each can be waived alone: `punishers.startup@11`. */
  readonly detail?: string;
  readonly message: string;
}

export function findingAt({ file, lineOf }: ContentFile, check: string, problem: Problem): Finding {
  const { path, detail, message } = problem;
  const at = path.join(".") + (detail === undefined ? "" : `@${detail}`);
  return { file, line: lineOf(path), check, at, message };
}

/** The first finding of each place: of several at one place the first is enough, and what a waiver can name. */
export function firstPerPlace(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ at }) => at).values()].flatMap(([first]) => first ?? []);
}
