interface RankRow {
  /** Number of the rank in the replay service's records. */
  readonly id: number;
  readonly name: string;
  /** Rank points at which it is reached; the special numbers have none. */
  readonly points?: number;
}

/**
 * The ranks of Tekken 8 from lowest to highest. Numbers from 100 on are the service's second spelling of God of Destruction
 * ranks. Numbers and points: several public clients of the replay service agree.
 */
export const RANKS = [
  { id: 0, name: "Beginner", points: 0 },
  { id: 1, name: "1st Dan", points: 4000 },
  { id: 2, name: "2nd Dan", points: 8000 },
  { id: 3, name: "Fighter", points: 12000 },
  { id: 4, name: "Strategist", points: 17000 },
  { id: 5, name: "Combatant", points: 22000 },
  { id: 6, name: "Brawler", points: 27000 },
  { id: 7, name: "Ranger", points: 33000 },
  { id: 8, name: "Cavalry", points: 39000 },
  { id: 9, name: "Warrior", points: 45000 },
  { id: 10, name: "Assailant", points: 51000 },
  { id: 11, name: "Dominator", points: 57000 },
  { id: 12, name: "Vanquisher", points: 63000 },
  { id: 13, name: "Destroyer", points: 70000 },
  { id: 14, name: "Eliminator", points: 77000 },
  { id: 15, name: "Garyu", points: 84000 },
  { id: 16, name: "Shinryu", points: 94000 },
  { id: 17, name: "Tenryu", points: 104000 },
  { id: 18, name: "Mighty Ruler", points: 114000 },
  { id: 19, name: "Flame Ruler", points: 125000 },
  { id: 20, name: "Battle Ruler", points: 136000 },
  { id: 21, name: "Fujin", points: 147000 },
  { id: 22, name: "Raijin", points: 159000 },
  { id: 23, name: "Kishin", points: 171000 },
  { id: 24, name: "Bushin", points: 183000 },
  { id: 25, name: "Tekken King", points: 195000 },
  { id: 26, name: "Tekken Emperor", points: 208000 },
  { id: 27, name: "Tekken God", points: 222000 },
  { id: 28, name: "Tekken God Supreme", points: 237000 },
  { id: 29, name: "God of Destruction", points: 253000 },
  { id: 30, name: "God of Destruction I", points: 275000 },
  { id: 31, name: "God of Destruction II", points: 295000 },
  { id: 32, name: "God of Destruction III", points: 315000 },
  { id: 33, name: "God of Destruction IV", points: 335000 },
  { id: 34, name: "God of Destruction V", points: 355000 },
  { id: 35, name: "God of Destruction VI", points: 375000 },
  { id: 36, name: "God of Destruction VII", points: 400000 },
  { id: 37, name: "God of Destruction ∞", points: 430000 },
  { id: 100, name: "God of Destruction" },
  { id: 101, name: "God of Destruction I" },
  { id: 102, name: "God of Destruction II" },
  { id: 103, name: "God of Destruction III" },
  { id: 104, name: "God of Destruction IV" },
  { id: 105, name: "God of Destruction V" },
  { id: 106, name: "God of Destruction VI" },
  { id: 107, name: "God of Destruction VII" },
  { id: 765, name: "God of Destruction ∞" },
] as const satisfies readonly RankRow[];

type Rank = (typeof RANKS)[number];

const byId = new Map<number, Rank>(RANKS.map((row) => [row.id, row]));

/** The rank with this number, or undefined: `findRank(25)?.name` is `Tekken King`. */
export function findRank(id: number): Rank | undefined {
  return byId.get(id);
}
