import type { Character } from "@tactician/contract";

/** One section of a sheet, as the index names it. */
export interface SheetSection {
  /** Id of its element, the fragment of its address: `punishers`. */
  readonly id: string;
  /** A short name; the panel's own title may be longer. */
  readonly label: string;
}

/** Ids of the panels: part of addresses that people share, so none may ever change. */
export const SECTION = {
  heat: "heat",
  grabs: "grabs",
  mini: "mini-combos",
  engagers: "heat-engagers",
  punishers: "punishers",
  plan: "game-plan",
  combos: "combos",
  notes: "notes",
  chains: "chain-throws",
  wall: "wall-combos",
  enders: "enders",
  pressure: "pressure",
  defence: "defence",
  stances: "stances",
} as const;

/** What decides which sections there are. */
type SectionedCharacter = Pick<
  Character,
  "gamePlan" | "pressure" | "traps" | "defence" | "creatorNotes" | "chainThrows" | "stances"
>;

/** The sections that a character's sheet has, in the order in which they are read. */
export function sheetSections(character: SectionedCharacter): SheetSection[] {
  const { gamePlan, pressure, traps, defence, creatorNotes, chainThrows, stances } = character;
  return [
    { id: SECTION.heat, label: "Heat" },
    { id: SECTION.grabs, label: "Grabs" },
    { id: SECTION.mini, label: "Mini combos" },
    { id: SECTION.engagers, label: "Engagers" },
    { id: SECTION.punishers, label: "Punishers" },
    ...(gamePlan.length > 0 ? [{ id: SECTION.plan, label: "Game plan" }] : []),
    { id: SECTION.combos, label: "Combos" },
    ...(creatorNotes.length > 0 ? [{ id: SECTION.notes, label: "Notes" }] : []),
    ...(chainThrows.length > 0 ? [{ id: SECTION.chains, label: "Chain throws" }] : []),
    { id: SECTION.wall, label: "Wall" },
    { id: SECTION.enders, label: "Enders" },
    ...(pressure.length + traps.length > 0 ? [{ id: SECTION.pressure, label: "Pressure" }] : []),
    ...(defence.length > 0 ? [{ id: SECTION.defence, label: "Defence" }] : []),
    ...(stances.length > 0 ? [{ id: SECTION.stances, label: "Stances" }] : []),
  ];
}
