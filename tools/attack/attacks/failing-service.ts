import { once } from "node:events";
import { createServer } from "node:http";
import { type Attack, finding, type Ground } from "../attack.ts";
import { json, playerOf, players } from "../outside-world.ts";
import type { SiteOptions } from "../site-under-attack.ts";
import { rowsOf, type Stocked, stock } from "../stock.ts";

/** Ids nobody has asked for, so many at once. */
async function askForNew({ visitors, addressOf }: Ground, count: number, family: string) {
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      visitors.ask(`/stats/replays?id=${family}${i}`, { from: addressOf(i % 4) }),
    ),
  );
}

/** A server of its own: whether the service was found failing is remembered. */
async function emptyStore(folder: string): Promise<SiteOptions> {
  return { dataDir: folder, settings: {} };
}

/** What a service that fails, or sends us elsewhere, may cost it and others. */
export const FAILING_SERVICE: readonly Attack[] = [
  {
    name: "failing-service",
    about: "60 new ids while the replay service answers 500",
    isShort: true,
    prepareSite: emptyStore,
    async run(ground) {
      ground.outside.answers.replays = (_request, response) => response.writeHead(500).end();
      await askForNew(ground, 60, "fails");
      const asked = ground.outside.asked.replays.length;
      return [finding("the service is asked fewer than 20 times", asked, asked < 20)];
    },
  },
  {
    name: "redirect-loop",
    about: "100 new ids while the replay service redirects to itself",
    isShort: false,
    prepareSite: emptyStore,
    async run(ground) {
      ground.outside.answers.replays = (request, response) =>
        response.writeHead(302, { location: request.url ?? "/" }).end();
      await askForNew(ground, 100, "loops");
      const asked = ground.outside.asked.replays.length;
      return [finding("the service is asked fewer than 60 times", asked, asked < 60)];
    },
  },
  {
    name: "redirect-elsewhere",
    about: "the replay service redirects to another port of this machine",
    isShort: false,
    prepareSite: emptyStore,
    async run(ground) {
      const trap = createServer((_request, response) => {
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify(rowsOf("trapped0", 5, 950)));
      });
      let fetched = 0;
      trap.on("request", () => {
        fetched += 1;
      });
      trap.listen(0, "127.0.0.1");
      await once(trap, "listening");
      const address = trap.address();
      const port = typeof address === "object" ? address?.port : 0;
      ground.outside.answers.replays = (request, response) =>
        response.writeHead(302, { location: `http://127.0.0.1:${port}${request.url}` }).end();
      const replies = await askForNew(ground, 1, "trapped");
      trap.closeAllConnections();
      trap.close();
      const got = replies.some(({ body }) => body.includes("trapped0"));
      return [
        finding("nothing is fetched there", `${fetched} requests`, fetched === 0),
        finding("its rows are not shown", got ? "they are" : "so it is", !got),
      ];
    },
  },
  {
    name: "unreadable-player",
    about: "the service's answer for one player is unreadable, for five others it is not",
    isShort: false,
    async prepareSite(folder) {
      await stock(folder, OTHERS);
      return { dataDir: folder, settings: {} };
    },
    async run({ outside, visitors, addressOf }) {
      const readable = players((id) => rowsOf(id, 3, 1));
      outside.answers.replays = (request, response) => {
        if (playerOf(request) === "broken0") json({ no: "list" })(request, response);
        else readable(request, response);
      };
      await visitors.ask("/stats/replays?id=broken0", { from: addressOf(0) });
      const replies = await Promise.all(
        OTHERS.map(({ playerId }) => visitors.ask(`/stats/replays?id=${playerId}`, { from: addressOf(1) })),
      );
      const fresh = replies.filter(({ status, headers }) => {
        return status === 200 && headers["x-data-age"] === undefined;
      }).length;
      return [finding("all five are fresh", fresh, fresh === OTHERS.length)];
    },
  },
];

/** Players whose matches are an hour old. */
const OTHERS: readonly Stocked[] = Array.from({ length: 5 }, (_, i) => ({
  playerId: `other${i}`,
  matches: 3,
  refreshedSecondsAgo: 3600,
}));
