import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, finding } from "../attack.ts";
import { BIG_PLAYER } from "../stock.ts";

const ADDRESS = `/stats/replays?id=${BIG_PLAYER.playerId}`;
/** Answers that say so when it is too much. */
const IN_ORDER = [200, 429, 503];

/** A history of 15 MB, which is made anew for each who asks. */
export const BIG_LISTS: readonly Attack[] = [
  {
    name: "big-player",
    about: "100 requests at once of one address for a player with 30,000 matches",
    isShort: true,
    async run({ visitors, addressOf }) {
      const ask = (coding: string) =>
        visitors.ask(ADDRESS, {
          from: addressOf(0),
          headers: { "accept-encoding": coding },
          keepsBody: false,
          timeoutMs: 60_000,
        });
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, i) => ask(i % 2 === 0 ? "identity" : "zstd")),
      );
      const statuses = replies.map(({ status }) => status);
      const whole = replies.filter(({ status, headers, bytes }) => {
        return (
          status === 200 && headers["content-encoding"] === undefined && bytes < BIG_PLAYER.matches * 300
        );
      });
      const seen = [...new Set(statuses)]
        .map((status) => `${statuses.filter((s) => s === status).length} x ${status}`)
        .join(", ");
      return [
        finding(
          "each is answered 200, 429 or 503",
          seen,
          statuses.every((status) => IN_ORDER.includes(status)),
        ),
        finding("somebody gets it", seen, statuses.includes(200)),
        finding("no answer is cut short", `${whole.length}`, whole.length === 0),
      ];
    },
  },
  {
    name: "big-player-unread",
    about: "100 connections ask for a player with 30,000 matches and never read",
    isShort: false,
    async run({ visitors, addressOf }) {
      for (let i = 0; i < 100; i += 1) {
        const socket = visitors.connect(addressOf(i % 10), 1);
        socket.pause();
        socket.write(`GET ${ADDRESS} HTTP/1.1\r\nhost: a\r\n\r\n`);
      }
      await sleep(6000);
      return [];
    },
  },
  {
    name: "many-searches",
    about: "200 connections from as many addresses ask for matches for 20 s",
    isShort: false,
    async run({ visitors, addressOf }) {
      const end = performance.now() + 20_000;
      const statuses = new Set<number>();
      await Promise.all(
        Array.from({ length: 200 }, async (_, visitor) => {
          while (performance.now() < end) {
            const { status } = await visitors.ask("/stats/replays?id=sample-player", {
              from: addressOf(visitor),
              headers: { "accept-encoding": visitor % 2 === 0 ? "br" : "identity" },
              keepsBody: false,
            });
            statuses.add(status);
          }
        }),
      );
      const seen = [...statuses];
      return [
        finding(
          "all are answered 200, 429 or 503",
          seen.join(", "),
          seen.every((status) => IN_ORDER.includes(status)),
        ),
      ];
    },
  },
];
