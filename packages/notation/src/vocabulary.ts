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

  /** Splits `df1` into the meaning of `df` and leaves the button to be read next; `undefined` for other words. */
  meaningsBeforeButton(word: string): readonly TokenMeaning[] | undefined {
    if (word.length > LONGEST_WORD || !/^[1-4]$/.test(word.slice(-1))) return undefined;
    const key = word.slice(0, -1).toLowerCase();
    return beforeButton.has(key) ? byWord.get(key) : undefined;
  }
}
