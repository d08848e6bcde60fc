import type { Cell, Combo } from "./combo.ts";

/** A cell as text to be edited anywhere: an input on each line, an empty line between two routes. */
export function formatCell({ launchers, followUps }: Combo, cell: Cell): string {
  const groups = cell === "launchers" ? [launchers] : followUps;
  return groups.map((inputs) => inputs.join("\n")).join("\n\n");
}

/** Puts such a text back: `uf 4\n3` are two inputs. Blank ones go; a cell without any keeps a blank one. */
export function withCell(combo: Combo, cell: Cell, text: string): Combo {
  const groups = text
    .split(/\n\s*\n/)
    .map((group) => group.split("\n").filter((input) => input.trim() !== ""))
    .filter(({ length }) => length > 0);
  if (cell === "launchers") return { ...combo, launchers: groups.length > 0 ? groups.flat() : [""] };
  return { ...combo, followUps: groups.length > 0 ? groups : [[""]] };
}
