import { antiGuidePath, type SheetUse, sheetPath } from "@tactician/contract";
import { SECTION } from "../../../ui/panel/core/sheet-sections.ts";

/** Where a sheet uses a move. */
export interface SheetPlace {
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

interface Panel {
  readonly section: string;
  readonly label: string;
}

/** The panel that shows each field of a sheet. What is not here is on the anti-guide. */
const PANELS: ReadonlyMap<string, Panel> = new Map(
  Object.entries({
    heatSystem: { section: SECTION.heat, label: "Heat combos" },
    mostImportantGrabs: { section: SECTION.grabs, label: "Grabs" },
    guaranteedFollowUps: { section: SECTION.mini, label: "Mini combos" },
    heatEngagers: { section: SECTION.engagers, label: "Heat engagers" },
    punishers: { section: SECTION.punishers, label: "Punishers" },
    whiffPunishers: { section: SECTION.punishers, label: "Whiff punishers" },
    gamePlan: { section: SECTION.plan, label: "Game plan" },
    importantCombos: { section: SECTION.combos, label: "Combos" },
    creatorNotes: { section: SECTION.notes, label: "Creator notes" },
    chainThrows: { section: SECTION.chains, label: "Chain throws" },
    wallCombos: { section: SECTION.wall, label: "Wall combos" },
    comboEnders: { section: SECTION.enders, label: "Combo enders" },
    pressure: { section: SECTION.pressure, label: "Pressure" },
    traps: { section: SECTION.pressure, label: "Traps" },
    defence: { section: SECTION.defence, label: "Defence" },
    stances: { section: SECTION.stances, label: "Stances" },
  }),
);

/** The panels of a character's sheet that use a move, with their addresses, and the anti-guide where it names it. */
export function sheetPlaces(uses: readonly SheetUse[], characterId: string, name: string): SheetPlace[] {
  return uses.map(({ field, count }) => {
    const panel = PANELS.get(field);
    if (panel === undefined) return { href: antiGuidePath(characterId), label: `How to beat ${name}`, count };
    return { href: `${sheetPath(characterId, name)}#${panel.section}`, label: panel.label, count };
  });
}
