interface CharacterRow {
  /** In addresses, stored choices and file names of content; a sheet's file calls it `slug`, the API `_id`. */
  readonly characterId: string;
  /** Short name as the game shows it. */
  readonly name: string;
  readonly fullName: string;
  /** Number of the character in the replay service's records. */
  readonly gameId: number;
}

/** The roster of Tekken 8 in the order of their ids. Numbers: several public clients of the replay service agree. */
export const CHARACTERS = [
  { characterId: "alisa", name: "Alisa", fullName: "Alisa Bosconovitch", gameId: 18 },
  { characterId: "anna", name: "Anna", fullName: "Anna Williams", gameId: 42 },
  { characterId: "armor-king", name: "Armor King", fullName: "Armor King", gameId: 44 },
  { characterId: "asuka", name: "Asuka", fullName: "Asuka Kazama", gameId: 11 },
  { characterId: "azucena", name: "Azucena", fullName: "Azucena Ortiz Castillo", gameId: 34 },
  { characterId: "bob", name: "Bob", fullName: "Robert Richards", gameId: 47 },
  { characterId: "bryan", name: "Bryan", fullName: "Bryan Fury", gameId: 7 },
  { characterId: "claudio", name: "Claudio", fullName: "Claudio Serafino", gameId: 19 },
  { characterId: "clive", name: "Clive", fullName: "Clive Rosfield", gameId: 41 },
  { characterId: "devil-jin", name: "Devil Jin", fullName: "Devil Jin", gameId: 12 },
  { characterId: "dragunov", name: "Dragunov", fullName: "Sergei Dragunov", gameId: 15 },
  { characterId: "eddy", name: "Eddy", fullName: "Eddy Gordo", gameId: 38 },
  { characterId: "fahkumram", name: "Fahkumram", fullName: "Fahkumram", gameId: 43 },
  { characterId: "feng", name: "Feng", fullName: "Feng Wei", gameId: 13 },
  { characterId: "heihachi", name: "Heihachi", fullName: "Heihachi Mishima", gameId: 40 },
  { characterId: "hwoarang", name: "Hwoarang", fullName: "Hwoarang", gameId: 4 },
  { characterId: "jack-8", name: "Jack-8", fullName: "Jack-8", gameId: 10 },
  { characterId: "jin", name: "Jin", fullName: "Jin Kazama", gameId: 6 },
  { characterId: "jun", name: "Jun", fullName: "Jun Kazama", gameId: 32 },
  { characterId: "kazuya", name: "Kazuya", fullName: "Kazuya Mishima", gameId: 8 },
  { characterId: "king", name: "King", fullName: "King", gameId: 2 },
  { characterId: "kuma", name: "Kuma", fullName: "Kuma", gameId: 23 },
  { characterId: "kunimitsu", name: "Kunimitsu", fullName: "Kunimitsu", gameId: 46 },
  { characterId: "lars", name: "Lars", fullName: "Lars Alexandersson", gameId: 17 },
  { characterId: "law", name: "Law", fullName: "Marshall Law", gameId: 1 },
  { characterId: "lee", name: "Lee", fullName: "Lee Chaolan", gameId: 22 },
  { characterId: "leo", name: "Leo", fullName: "Leo Kliesen", gameId: 16 },
  { characterId: "leroy", name: "Leroy", fullName: "Leroy Smith", gameId: 29 },
  { characterId: "lidia", name: "Lidia", fullName: "Lidia Sobieska", gameId: 39 },
  { characterId: "lili", name: "Lili", fullName: "Emilie De Rochefort", gameId: 14 },
  { characterId: "miary-zo", name: "Miary Zo", fullName: "Miary Zo", gameId: 45 },
  { characterId: "nina", name: "Nina", fullName: "Nina Williams", gameId: 21 },
  { characterId: "panda", name: "Panda", fullName: "Panda", gameId: 24 },
  { characterId: "paul", name: "Paul", fullName: "Paul Phoenix", gameId: 0 },
  { characterId: "raven", name: "Raven", fullName: "Raven", gameId: 36 },
  { characterId: "reina", name: "Reina", fullName: "Reina", gameId: 33 },
  { characterId: "shaheen", name: "Shaheen", fullName: "Shaheen", gameId: 20 },
  { characterId: "steve", name: "Steve", fullName: "Steve Fox", gameId: 9 },
  { characterId: "victor", name: "Victor", fullName: "Victor Chevalier", gameId: 35 },
  { characterId: "xiaoyu", name: "Ling Xiaoyu", fullName: "Ling Xiaoyu", gameId: 5 },
  { characterId: "yoshimitsu", name: "Yoshimitsu", fullName: "Yoshimitsu", gameId: 3 },
  { characterId: "zafina", name: "Zafina", fullName: "Zafina", gameId: 28 },
] as const satisfies readonly CharacterRow[];

export type RosterCharacter = (typeof CHARACTERS)[number];

/**
 * A character's id: `jin`, `devil-jin`, `jack-8`. A union, so that an id in code is checked as it is typed; what comes from outside
 * (addresses, storage, file names, answers) becomes one by `isCharacterId`, `findCharacter`, `parseCharacterId` or `characterIdSchema`.
 */
export type CharacterId = RosterCharacter["characterId"];

const byCharacterId = new Map<string, RosterCharacter>(CHARACTERS.map((row) => [row.characterId, row]));
const byGameId = new Map<number, RosterCharacter>(CHARACTERS.map((row) => [row.gameId, row]));

/** Whether the text is the id of a character of the roster, in exactly its spelling: `isCharacterId("jack-8")` is true, `"Jack-8"` is not. */
export function isCharacterId(text: string): text is CharacterId {
  return byCharacterId.has(text);
}

/**
 * The id in an address or in storage, which may be of a newer release than this one: any text of an id's shape, as
 * `documentCharacterIdSchema` reads it from documents. `parseCharacterId("King!")` is undefined.
 */
export function parseCharacterId(text: unknown): CharacterId | undefined {
  return typeof text === "string" && /^[a-z0-9-]{1,40}$/.test(text) ? (text as CharacterId) : undefined;
}

/** The character with this id, or undefined: `findCharacter("xiaoyu")?.name` is `Ling Xiaoyu`. */
export function findCharacter(characterId: string): RosterCharacter | undefined {
  return byCharacterId.get(characterId);
}

/** The character with this number in replay records, or undefined: `findCharacterByGameId(6)?.characterId` is `jin`. */
export function findCharacterByGameId(gameId: number): RosterCharacter | undefined {
  return byGameId.get(gameId);
}
