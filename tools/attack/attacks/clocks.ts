import { type Attack, finding } from "../attack.ts";
import { players } from "../outside-world.ts";
import { rowsOf, stock } from "../stock.ts";

/** A match of 2036, and a refresh that was noted while the clock was wrong. */
export const clocks: Attack = {
  name: "clocks",
  about: "the service tells of a match from the future; a player was last asked for in the future",
  isShort: false,
  async prepareSite(folder) {
    await stock(folder, [{ playerId: "tomorrow0", matches: 3, refreshedSecondsAgo: -86_400 * 365 }]);
    return { dataDir: folder, settings: {} };
  },
  async run({ outside, visitors, addressOf }) {
    const future = Math.floor(Date.now() / 1000) + 86_400 * 3650;
    outside.answers.replays = players((id) => {
      const rows = rowsOf(id, 4, id.length);
      return rows.map((row, index) =>
        index === 3 && id === "future0" ? { ...row, battle_at: future } : row,
      );
    });
    const { body } = await visitors.ask("/stats/replays?id=future0", { from: addressOf(0) });
    await visitors.ask("/stats/replays?id=tomorrow0", { from: addressOf(0) });
    const asked = outside.asked.replays.filter((path) => path.includes("tomorrow0")).length;
    const isTaken = body.includes(String(future));
    return [
      finding("the match from the future is left out", isTaken ? "it leads the list" : "so it is", !isTaken),
      finding("the player is asked for again", `${asked} times`, asked === 1),
    ];
  },
};
