import type { Character } from "./character.ts";

/** Every key of the objects in a value, at any depth. */
type KeyIn<Value> = Value extends readonly (infer Entry)[]
  ? KeyIn<Entry>
  : Value extends object
    ? { [Key in keyof Value & string]: Key | KeyIn<NonNullable<Value[Key]>> }[keyof Value & string]
    : never;

/** A field of a character's document and what its strings are. A key stands for all strings behind it, at any depth of the field. */
export type SheetField = {
  [Field in keyof Character & string]: {
    readonly field: Field;
    /** How a move's page calls it; the panel's label where absent. */
    readonly label?: string;
    /** Keys of strings that name moves of the character; the field itself where it is a list of moves. */
    readonly moves?: readonly (Field | KeyIn<Character[Field]>)[];
    /** Keys of texts that name moves of the character in words. */
    readonly texts?: readonly (Field | KeyIn<Character[Field]>)[];
  };
}[keyof Character & string];

interface PanelRow {
  /** Part of addresses that people share: it may never change. */
  readonly id: string;
  /** The short name, in the index. */
  readonly label: string;
  readonly title: string;
  /** Of the two columns of a wide screen; `top` stands before both. */
  readonly column: "top" | "narrow" | "wide";
  /** It folds away and starts open where absent. */
  readonly fold?: "never" | "closed";
  /** A sheet without entries has no such panel; else the panel says that it is empty. */
  readonly isOptional?: true;
  /** The panel says when no player but frame data alone stands behind it. */
  readonly saysOrigin?: true;
  /** What the panel shows; the first field is what it is about. */
  readonly fields: readonly [SheetField, ...SheetField[]];
}

const ROWS = [
  {
    id: "start-here",
    label: "Start here",
    title: "Start here",
    column: "top",
    isOptional: true,
    // What it names stands in the panels below too, which tell of it.
    fields: [{ field: "startHere" }],
  },
  {
    id: "heat",
    label: "Heat",
    title: "Max Damage combo enders with Heat",
    column: "narrow",
    fold: "never",
    fields: [
      { field: "heatSystem", label: "Heat combos", moves: ["engager", "ender"], texts: ["restsOn"] },
      { field: "heatNotes", texts: ["heatNotes"] },
    ],
  },
  {
    id: "grabs",
    label: "Grabs",
    title: "Important Grabs",
    column: "narrow",
    fields: [{ field: "mostImportantGrabs", moves: ["move"] }],
  },
  {
    id: "mini-combos",
    label: "Mini combos",
    title: "Mini Combos",
    column: "narrow",
    saysOrigin: true,
    fields: [{ field: "guaranteedFollowUps", moves: ["move", "followUp"] }],
  },
  {
    id: "heat-engagers",
    label: "Engagers",
    title: "Heat Engagers",
    column: "narrow",
    fields: [{ field: "heatEngagers", label: "Heat engagers", moves: ["move"], texts: ["description"] }],
  },
  {
    id: "punishers",
    label: "Punishers",
    title: "Punishers",
    column: "narrow",
    fields: [
      { field: "punishers", moves: ["move"], texts: ["note"] },
      { field: "whiffPunishers", label: "Whiff punishers", moves: ["whiffPunishers"] },
    ],
  },
  {
    id: "game-plan",
    label: "Game plan",
    title: "Game plan",
    column: "narrow",
    isOptional: true,
    fields: [{ field: "gamePlan", moves: ["move"], texts: ["why"] }],
  },
  {
    id: "combos",
    label: "Combos",
    title: "Important Combos",
    column: "wide",
    fields: [
      { field: "importantCombos", moves: ["launchers", "followUps", "followUpSimple"], texts: ["note"] },
    ],
  },
  {
    id: "notes",
    label: "Notes",
    title: "Creator Notes",
    column: "wide",
    isOptional: true,
    fields: [
      { field: "creatorNotes", label: "Creator notes", moves: ["stapleCombo", "move"], texts: ["content"] },
    ],
  },
  {
    id: "chain-throws",
    label: "Chain throws",
    title: "Chain Throws",
    column: "wide",
    isOptional: true,
    fields: [{ field: "chainThrows", moves: ["throw", "followUp", "simpleInput"] }],
  },
  {
    id: "wall-combos",
    label: "Wall",
    title: "Wall Combos",
    column: "wide",
    saysOrigin: true,
    fields: [{ field: "wallCombos", label: "Wall combos", moves: ["move", "followUp"] }],
  },
  {
    id: "enders",
    label: "Enders",
    title: "Combo Enders",
    column: "wide",
    saysOrigin: true,
    fields: [{ field: "comboEnders", label: "Combo enders", moves: ["move"] }],
  },
  {
    id: "pressure",
    label: "Pressure",
    title: "Pressure and traps",
    column: "wide",
    isOptional: true,
    fields: [
      { field: "pressure", moves: ["move"], texts: ["why"] },
      { field: "traps", label: "Traps", moves: ["move"], texts: ["why"] },
    ],
  },
  {
    id: "defence",
    label: "Defence",
    title: "Defence",
    column: "wide",
    isOptional: true,
    fields: [{ field: "defence", moves: ["move"], texts: ["why", "against"] }],
  },
  {
    id: "stances",
    label: "Stances",
    title: "Stances",
    column: "wide",
    fold: "closed",
    isOptional: true,
    fields: [{ field: "stances", moves: ["entry", "best"], texts: ["exit"] }],
  },
] as const satisfies readonly PanelRow[];

export type PanelId = (typeof ROWS)[number]["id"];

export type Panel = PanelRow & { readonly id: PanelId };

/** The panels of a sheet in the order in which they are read: for the page, its index, moves' pages and the content checks. */
export const PANELS: readonly Panel[] = ROWS;

/** The panels that a character's sheet has: optional ones need an entry in one of their fields. */
export function panelsOf(character: Character): Panel[] {
  return PANELS.filter(
    ({ isOptional, fields }) => isOptional !== true || fields.some((row) => hasEntries(character, row)),
  );
}

/** False for a field that is missing or an empty list. */
export function hasEntries(character: Character, { field }: SheetField): boolean {
  const value: unknown = character[field];
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
}
