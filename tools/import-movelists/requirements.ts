/**
 * Words of commands that are no place to be in but something that the character has: a stock that a move gives and another uses up,
 * or a state that stays for a while. A move that bears one cannot be done without it.
 */
const HELD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    H: "heat",
    R: "rage",
    /** Naniwa Gusto, Snake Eyes, Starburst, Garuda Force, Gamma charge, Azazel's orb, lightning glare. */
    NWG: "NWG",
    SNE: "SNE",
    STB: "STB",
    GRF: "GRF",
    GMC: "GMC",
    ORB: "ORB",
    LTG: "LTG",
    /** Warrior Instinct, the devil's form, Mandinga. */
    WAR: "WAR",
    DVK: "DVK",
    MD1: "MD1",
    MD2: "MD2",
  }),
);

/** What a community command needs beside its stance, `ws3,H.2` gives `heat`; with what its notes name. */
export function requirements(command: string, fromNotes: Iterable<string>): string[] {
  const words = [...command.matchAll(/(?:^|[.,~:])([A-Z]{1,3}\d?)(?=\.)/g)].map((match) => match[1] ?? "");
  const held = words.map((word) => HELD.get(word)).filter((word) => word !== undefined);
  return [...new Set([...held, ...fromNotes])].sort();
}
