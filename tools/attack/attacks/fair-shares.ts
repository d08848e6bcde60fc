import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, finding } from "../attack.ts";
import { players, slowly } from "../outside-world.ts";
import { rowsOf } from "../stock.ts";

/** Who is shut out waits for long; some of that is enough. */
const LONGEST_MS = 30_000;

/** One visitor asks for more players than the service has time for; another asks for one after the other. */
export const fairShares: Attack = {
  name: "fair-shares",
  about: "60 unknown ids at once and 3 a second from one address, look-ups of new players from another",
  isShort: true,
  async run({ size, outside, visitors, addressOf }) {
    const isFull = size === "full";
    const lookUps = isFull ? 20 : 4;
    outside.answers.replays = slowly(
      isFull ? 700 : 250,
      players((id) => (id.startsWith("known") ? rowsOf(id, 3, 900 + Number(id.slice(5))) : undefined)),
    );
    let asked = 0;
    const greedy = () =>
      visitors.ask(`/stats/replays?id=greedy${(asked++).toString().padStart(6, "0")}`, {
        from: addressOf(0),
      });
    for (let i = 0; i < 60; i += 1) greedy();
    const more = setInterval(greedy, 333);
    await sleep(500);
    const statuses: number[] = [];
    const waits: number[] = [];
    const end = performance.now() + LONGEST_MS;
    for (let i = 0; i < lookUps && performance.now() < end; i += 1) {
      const { status, milliseconds } = await visitors.ask(`/stats/replays?id=known${i}`, {
        from: addressOf(1),
      });
      statuses.push(status);
      waits.push(milliseconds);
      await sleep(isFull ? 500 : 100);
    }
    clearInterval(more);
    const answered = statuses.filter((status) => status === 200).length;
    const seen = `${answered} (statuses ${[...new Set(statuses)].join(", ")}; longest wait ${Math.max(...waits)} ms)`;
    return [
      finding(`all ${lookUps} look-ups from the other address are answered`, seen, answered === lookUps),
    ];
  },
};
