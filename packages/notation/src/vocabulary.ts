import type { TokenMeaning } from "./token.ts";
import { NAMED_INPUTS, TOKENS } from "./token-table.ts";

/** No word of the vocabulary and no stance is longer; longer words are not even lower-cased. */
const LONGEST_WORD = 32;

const byWord = new Map<string, readonly TokenMeaning[]>();
/** Words that a button may follow without a plus: `df1`, `ws2`, `qcf3`, `ff2`. Not `R1`, which is a controller's button. */
const beforeButton = new Set<string>();

for (const row of TOKENS) {
  const meaning = [{ kind: row.kind, id: row.id }];
  for (const word of [row.id, ...row.spellings]) byWord.set(word, meaning);
  if (row.kind === "direction" || row.kind === "motion" || row.kind === "state") beforeButton.add(row.id);
}
for (const { name, tokens } of NAMED_INPUTS) {
  const meanings = tokens.map(({ kind, id }) => ({ kind, id }));
  byWord.set(name, meanings);
  if (meanings.every(({ kind }) => kind === "direction")) beforeButton.add(name);
}

const motionOf = new Map(
  TOKENS.flatMap((row) =>
    row.kind === "motion" ? [[row.directions?.join(" "), [{ kind: row.kind, id: row.id }]] as const] : [],
  ),
);

/** Directions written as one word, `236` or `↓↘→`: a motion where they are one exactly, otherwise one after another. */
export function stickMeanings(directions: readonly string[]): readonly TokenMeaning[] {
  return motionOf.get(directions.join(" ")) ?? directions.map((id) => ({ kind: "direction", id }));
}

/** Looks words up without regard to case: the vocabulary first, then the character's stances. */
export class Vocabulary {
  readonly #stances: ReadonlyMap<string, readonly TokenMeaning[]>;

  constructor(stances: readonly string[]) {
    this.#stances = new Map(stances.map((id) => [id.toLowerCase(), [{ kind: "stance", id }]]));
  }

  meaningsOf(word: string): readonly TokenMeaning[] | undefined {
    if (word.length > LONGEST_WORD) return undefined;
    const key = word.toLowerCase();
    return byWord.get(key) ?? this.#stances.get(key);
  }

  /** The meaning of `df` in `df1`, whose button is read next; `undefined` for a word that no button may touch. */
  meaningsBeforeButton(word: string): readonly TokenMeaning[] | undefined {
    if (word.length > LONGEST_WORD) return undefined;
    const key = word.toLowerCase();
    return beforeButton.has(key) ? byWord.get(key) : undefined;
  }
}
