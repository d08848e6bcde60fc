import type { Movelist } from "@tactician/game";

/** A movelist as file text: one line per move, so that a patch shows as a few changed lines. Same movelist, same bytes. */
export function movelistText({ character, checkedAt, stances, moves }: Movelist): string {
  const head = [
    `  "character": ${JSON.stringify(character)},`,
    `  "checkedAt": ${JSON.stringify(checkedAt)},`,
    `  "stances": ${JSON.stringify(stances)},`,
  ];
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`);
  return `{\n${head.join("\n")}\n  "moves": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
