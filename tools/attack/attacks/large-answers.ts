import type { ServerResponse } from "node:http";
import { type Attack, finding } from "../attack.ts";
import { playerOf } from "../outside-world.ts";
import { rowsOf } from "../stock.ts";

/** What the service may send: its limit of today, and nothing but opening brackets. */
export const largeAnswers: Attack = {
  name: "large-answers",
  about: "the replay service answers with 63 MB of matches, and with 5 MB of [",
  isShort: false,
  async run({ outside, visitors, addressOf }) {
    outside.answers.replays = (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (playerOf(request).startsWith("large")) sendLarge(response, playerOf(request));
      else response.end("[".repeat(5 * 1024 * 1024));
    };
    const large = await visitors.ask("/stats/replays?id=large0", { from: addressOf(0), keepsBody: false });
    await visitors.ask("/stats/replays?id=brackets0", { from: addressOf(0) });
    const brackets = outside.asked.replays.filter((path) => path.includes("brackets")).length;
    return [
      finding("the large answer is one of ours", large.status, large.status >= 200 && large.status !== 500),
      finding("brackets are asked for once", `${brackets} times`, brackets === 1),
    ];
  },
};

/** Rows like any others, the same ids again and again in blocks. */
function sendLarge(response: ServerResponse, playerId: string): void {
  const block = Buffer.from(JSON.stringify(rowsOf(playerId, 2000, 970)).slice(1, -1));
  response.write("[");
  const blocks = Math.floor((63 * 1024 * 1024) / (block.length + 1));
  for (let i = 0; i < blocks; i += 1) {
    if (i > 0) response.write(",");
    response.write(block);
  }
  response.end("]");
}
