import { type CharacterTally, emptyTally, type Tally } from "@tactician/game";
import type { ReactNode } from "react";
import type { Names } from "./core/names.ts";
import { ratioWords } from "./core/stats-words.ts";
import { DataTable } from "./DataTable.tsx";

interface CharacterTableProps {
  readonly characters: readonly CharacterTally[];
  readonly compared: readonly CharacterTally[] | undefined;
  readonly names: Names;
  readonly whose: "My" | "User";
}

/** The numbers of the bar chart. */
export function CharacterTable({ characters, compared, names, whose }: CharacterTableProps): ReactNode {
  const own = byCharacter(characters);
  const other = compared === undefined ? undefined : byCharacter(compared);
  const ids = [...new Set([...own.keys(), ...(other?.keys() ?? [])])];
  const heads = ["Character", ...tallyHeads(whose), ...(other === undefined ? [] : tallyHeads("Comparison"))];
  return (
    <DataTable
      label="Wins and losses against each character"
      heads={heads}
      rows={ids.map((id) => ({
        key: String(id),
        head: names.character(id),
        cells: [...tallyCells(own.get(id)), ...(other === undefined ? [] : tallyCells(other.get(id)))],
      }))}
    />
  );
}

function byCharacter(rows: readonly CharacterTally[]): Map<number, Tally> {
  return new Map(rows.map(({ gameId, tally }) => [gameId, tally]));
}

function tallyHeads(whose: string): string[] {
  return ["Wins", "Losses", "Draws", "Win ratio"].map((what) => `${whose} ${what.toLowerCase()}`);
}

function tallyCells(tally: Tally = emptyTally()): (string | number)[] {
  return [tally.wins, tally.losses, tally.draws, ratioWords(tally)];
}
