import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, finding } from "../attack.ts";

/** Visitors who wait for a service that hangs when the server is asked to stop. */
export const stopping: Attack = {
  name: "stopping",
  about: "SIGTERM while 8 visitors wait for the replay service",
  isShort: true,
  endsSite: true,
  async prepareSite(folder) {
    return { dataDir: folder, settings: {} };
  },
  async run({ site, outside, visitors, addressOf }) {
    outside.answers.replays = () => undefined;
    const waiting = Array.from({ length: 8 }, (_, i) =>
      visitors.ask(`/stats/replays?id=waits${i}`, { from: addressOf(i) }),
    );
    await sleep(500);
    const startedAt = performance.now();
    await site.stop("SIGTERM");
    const milliseconds = Math.round(performance.now() - startedAt);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    return [
      finding(
        "all who wait get an answer",
        statuses.join(", "),
        statuses.every((status) => status > 0),
      ),
      finding(
        "it ends by itself, with status 0, within 10 s",
        `${site.ended} after ${milliseconds} ms`,
        site.ended === "status 0" && milliseconds < 10_000,
      ),
    ];
  },
};
