import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, finding } from "../attack.ts";
import { countOpenConnections } from "../open-connections.ts";

/** Visitors who take connections and do little with them. What others get meanwhile is watched during every attack. */
export const CONNECTIONS: readonly Attack[] = [
  {
    name: "idle-connections",
    about: "400 connections that ask nothing, at 120 descriptors",
    isShort: true,
    async prepareSite(folder) {
      return { dataDir: folder, settings: {}, descriptors: 120 };
    },
    async run({ size, visitors, addressOf }) {
      for (let i = 0; i < 400; i += 1) visitors.connect(addressOf(0), 0);
      await sleep(size === "full" ? 10_000 : 2000);
      const { status, milliseconds } = await visitors.ask("/about", { from: addressOf(1) });
      return [
        finding(
          "a visitor who comes later is answered within a second",
          `${status} after ${milliseconds} ms`,
          status === 200 && milliseconds < 1000,
        ),
      ];
    },
  },
  {
    name: "slow-requests",
    about: "600 connections that send a byte of their request every half second",
    isShort: false,
    async run({ site, visitors, addressOf }) {
      const bytes = `GET /about HTTP/1.1\r\nhost: a\r\nx-slow: ${"a".repeat(200)}`;
      for (let i = 0; i < 600; i += 1) {
        const socket = visitors.connect(addressOf(0), 1);
        let sent = 0;
        const timer = setInterval(() => socket.write(bytes[sent++] ?? "a"), 500);
        socket.on("close", () => clearInterval(timer));
        socket.resume();
      }
      await sleep(18_000);
      const open = countOpenConnections(site.port, addressOf(0));
      return [finding("all are cut off within 18 s", `${open} are open`, open === 0)];
    },
  },
];
