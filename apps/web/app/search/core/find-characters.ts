import type { SearchCharacter } from "@tactician/contract";

/** Characters that words name, and the words that are left. */
export interface NamedCharacters {
  readonly characters: readonly SearchCharacter[];
  readonly rest: readonly string[];
}

/** A beginning of a name must be this long, or `f` would be Feng. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_ALMOST = 4;

/** How words can name a character, the surest way first. */
const WAYS: readonly ((character: SearchCharacter, phrase: string) => boolean)[] = [
  ({ id, name, fullName }, phrase) => [id, name, fullName].some((each) => plain(each) === phrase),
  (character, phrase) => wordsOf(character).includes(phrase),
  isInitials,
  ({ name }, phrase) => isBeginning([plain(name)], phrase),
  (character, phrase) => isBeginning(wordsOf(character), phrase),
  ({ name }, phrase) => isOneOff(plain(name), phrase),
  (character, phrase) => wordsOf(character).some((word) => isOneOff(word, phrase)),
];

/**
 * Takes a character's name out of words: `["devil", "jin", "df2"]` names Devil Jin and leaves `df2`. The longest run of words
 * counts; a whole name goes before part of one, that before its beginning (of the short name first: `kaz` is Kazuya, not Asuka Kazama) or its
 * initials (`dj`), and that before one with a letter wrong.
 */
export function namedCharacters(
  characters: readonly SearchCharacter[],
  words: readonly string[],
): NamedCharacters {
  for (const isNamed of WAYS) {
    for (const length of [2, 1]) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const phrase = plain(words.slice(start, start + length).join(""));
        const found = phrase === "" ? [] : characters.filter((character) => isNamed(character, phrase));
        if (found.length > 0) return { characters: found, rest: words.toSpliced(start, length) };
      }
    }
  }
  return { characters: [], rest: words };
}

/** `ak` for Armor King: of short names of several words. */
function isInitials({ name }: SearchCharacter, phrase: string): boolean {
  const words = name.split(" ");
  return words.length > 1 && words.map((word) => plain(word).charAt(0)).join("") === phrase;
}

function isBeginning(words: readonly string[], phrase: string): boolean {
  if (phrase.length < SHORTEST_BEGINNING || /\d/.test(phrase)) return false;
  return words.some((word) => word.startsWith(phrase));
}

function wordsOf({ name, fullName }: SearchCharacter): string[] {
  return `${name} ${fullName}`.split(/[\s-]+/).map(plain);
}

/** One letter more, less, other, or two beside each other changed; short names must be right, and a number is no name. */
function isOneOff(word: string, typed: string): boolean {
  if (Math.min(word.length, typed.length) < SHORTEST_ALMOST || /\d/.test(typed)) return false;
  if (Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const [a, b] = [word.slice(start), typed.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
