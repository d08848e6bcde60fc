interface CharacterRow {
  /** The character's id everywhere: addresses, file names of content. */
  readonly slug: string;
  /** Short name as the game shows it. */
  readonly name: string;
  readonly fullName: string;
  /** Number of the character in the replay service's records. */
  readonly gameId: number;
}

/** The roster of Tekken 8 in the order of the slugs. Numbers: several public clients of the replay service agree. */
export const CHARACTERS = [
  { slug: "alisa", name: "Alisa", fullName: "Alisa Bosconovitch", gameId: 18 },
  { slug: "anna", name: "Anna", fullName: "Anna Williams", gameId: 42 },
  { slug: "armor-king", name: "Armor King", fullName: "Armor King", gameId: 44 },
  { slug: "asuka", name: "Asuka", fullName: "Asuka Kazama", gameId: 11 },
  { slug: "azucena", name: "Azucena", fullName: "Azucena Ortiz Castillo", gameId: 34 },
  { slug: "bob", name: "Bob", fullName: "Robert Richards", gameId: 47 },
  { slug: "bryan", name: "Bryan", fullName: "Bryan Fury", gameId: 7 },
  { slug: "claudio", name: "Claudio", fullName: "Claudio Serafino", gameId: 19 },
  { slug: "clive", name: "Clive", fullName: "Clive Rosfield", gameId: 41 },
  { slug: "devil-jin", name: "Devil Jin", fullName: "Devil Jin", gameId: 12 },
  { slug: "dragunov", name: "Dragunov", fullName: "Sergei Dragunov", gameId: 15 },
  { slug: "eddy", name: "Eddy", fullName: "Eddy Gordo", gameId: 38 },
  { slug: "fahkumram", name: "Fahkumram", fullName: "Fahkumram", gameId: 43 },
  { slug: "feng", name: "Feng", fullName: "Feng Wei", gameId: 13 },
  { slug: "heihachi", name: "Heihachi", fullName: "Heihachi Mishima", gameId: 40 },
  { slug: "hwoarang", name: "Hwoarang", fullName: "Hwoarang", gameId: 4 },
  { slug: "jack-8", name: "Jack-8", fullName: "Jack-8", gameId: 10 },
  { slug: "jin", name: "Jin", fullName: "Jin Kazama", gameId: 6 },
  { slug: "jun", name: "Jun", fullName: "Jun Kazama", gameId: 32 },
  { slug: "kazuya", name: "Kazuya", fullName: "Kazuya Mishima", gameId: 8 },
  { slug: "king", name: "King", fullName: "King", gameId: 2 },
  { slug: "kuma", name: "Kuma", fullName: "Kuma", gameId: 23 },
  { slug: "kunimitsu", name: "Kunimitsu", fullName: "Kunimitsu", gameId: 46 },
  { slug: "lars", name: "Lars", fullName: "Lars Alexandersson", gameId: 17 },
  { slug: "law", name: "Law", fullName: "Marshall Law", gameId: 1 },
  { slug: "lee", name: "Lee", fullName: "Lee Chaolan", gameId: 22 },
  { slug: "leo", name: "Leo", fullName: "Leo Kliesen", gameId: 16 },
  { slug: "leroy", name: "Leroy", fullName: "Leroy Smith", gameId: 29 },
  { slug: "lidia", name: "Lidia", fullName: "Lidia Sobieska", gameId: 39 },
  { slug: "lili", name: "Lili", fullName: "Emilie De Rochefort", gameId: 14 },
  { slug: "miary-zo", name: "Miary Zo", fullName: "Miary Zo", gameId: 45 },
  { slug: "nina", name: "Nina", fullName: "Nina Williams", gameId: 21 },
  { slug: "panda", name: "Panda", fullName: "Panda", gameId: 24 },
  { slug: "paul", name: "Paul", fullName: "Paul Phoenix", gameId: 0 },
  { slug: "raven", name: "Raven", fullName: "Raven", gameId: 36 },
  { slug: "reina", name: "Reina", fullName: "Reina", gameId: 33 },
  { slug: "shaheen", name: "Shaheen", fullName: "Shaheen", gameId: 20 },
  { slug: "steve", name: "Steve", fullName: "Steve Fox", gameId: 9 },
  { slug: "victor", name: "Victor", fullName: "Victor Chevalier", gameId: 35 },
  { slug: "xiaoyu", name: "Ling Xiaoyu", fullName: "Ling Xiaoyu", gameId: 5 },
  { slug: "yoshimitsu", name: "Yoshimitsu", fullName: "Yoshimitsu", gameId: 3 },
  { slug: "zafina", name: "Zafina", fullName: "Zafina", gameId: 28 },
] as const satisfies readonly CharacterRow[];

/** One row of the roster. */
export type Character = (typeof CHARACTERS)[number];

/** A character's slug: `jin`, `devil-jin`, `jack-8`. */
export type CharacterId = Character["slug"];

const bySlug = new Map<string, Character>(CHARACTERS.map((row) => [row.slug, row]));
const byGameId = new Map<number, Character>(CHARACTERS.map((row) => [row.gameId, row]));

/** Whether the text is a slug of the roster, in exactly its spelling: `isCharacterId("jack-8")` is true, `"Jack-8"` is not. */
export function isCharacterId(text: string): text is CharacterId {
  return bySlug.has(text);
}

/** The character with this slug, or undefined: `findCharacter("xiaoyu")?.name` is `Ling Xiaoyu`. */
export function findCharacter(slug: string): Character | undefined {
  return bySlug.get(slug);
}

/** The character with this number in replay records, or undefined: `findCharacterByGameId(6)?.slug` is `jin`. */
export function findCharacterByGameId(gameId: number): Character | undefined {
  return byGameId.get(gameId);
}
