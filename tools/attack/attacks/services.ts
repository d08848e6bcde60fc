import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, countEach, emptyStore, finding, type Ground } from "../attack.ts";
import { json, playerOf, players, rowsOf, slowly, stock } from "../outside-world.ts";

async function askForNew({ visitors }: Ground, count: number, family: string) {
  return Promise.all(Array.from({ length: count }, (_, i) => visitors.lookUp(`${family}${i}`, i % 4)));
}

const OTHERS = Array.from({ length: 5 }, (_, i) => ({
  playerId: `other${i}`,
  matches: 3,
  refreshedSecondsAgo: 3600,
}));

/** What a service that fails, or sends us elsewhere, may cost it and others. Whether it was found failing is remembered by the server. */
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
      ground.outside.answers.replays = ({ url = "/" }, response) =>
        response.writeHead(302, { location: url }).end();
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
      let fetched = 0;
      const trap = createServer((request, response) => {
        fetched += 1;
        json(rowsOf("trapped0", 5, 950))(request, response);
      });
      trap.listen(0, "127.0.0.1");
      await once(trap, "listening");
      const address = trap.address();
      const port = typeof address === "object" ? address?.port : 0;
      ground.outside.answers.replays = ({ url }, response) =>
        response.writeHead(302, { location: `http://127.0.0.1:${port}${url}` }).end();
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
      return { dataDir: folder };
    },
    async run({ outside, visitors }) {
      const readable = players((id) => rowsOf(id, 3, 1));
      outside.answers.replays = (request, response) => {
        const answer = playerOf(request) === "broken0" ? json({ no: "list" }) : readable;
        answer(request, response);
      };
      await visitors.lookUp("broken0", 0);
      const replies = await Promise.all(OTHERS.map(({ playerId }) => visitors.lookUp(playerId, 1)));
      const isFresh = ({ status, headers }: (typeof replies)[number]) =>
        status === 200 && headers["x-data-age"] === undefined;
      const fresh = replies.filter(isFresh).length;
      return [finding("all five are fresh", fresh, fresh === OTHERS.length)];
    },
  },
];

const titleOf = (id: string) =>
  `/api/oembed?url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
/** Most that may go out, for one visitor who asks for hundreds and another who asks for eight. */
const MOST_TITLES = 80;
const NEWS_KEPT_MS = 40 * 60_000;
/** Who is shut out waits for long; some of that is enough. */
const LONGEST_MS = 30_000;

export const SHARES: readonly Attack[] = [
  {
    name: "fair-shares",
    about: "60 unknown ids at once and 3 a second from one address, look-ups of new players from another",
    isShort: true,
    async run({ size, outside, visitors }) {
      const isFull = size === "full";
      const lookUps = isFull ? 20 : 4;
      outside.answers.replays = slowly(
        isFull ? 700 : 250,
        players((id) => (id.startsWith("known") ? rowsOf(id, 3, 900 + Number(id.slice(5))) : undefined)),
      );
      let asked = 0;
      const greedy = () => visitors.lookUp(`greedy${(asked++).toString().padStart(6, "0")}`, 0);
      for (let i = 0; i < 60; i += 1) greedy();
      const more = setInterval(greedy, 333);
      await sleep(500);
      const statuses: number[] = [];
      const waits: number[] = [];
      const end = performance.now() + LONGEST_MS;
      for (let i = 0; i < lookUps && performance.now() < end; i += 1) {
        const { status, milliseconds } = await visitors.lookUp(`known${i}`, 1);
        statuses.push(status);
        waits.push(milliseconds);
        await sleep(isFull ? 500 : 100);
      }
      clearInterval(more);
      const answered = statuses.filter((status) => status === 200).length;
      const seen = `${answered} (${countEach(statuses)}; longest wait ${Math.max(...waits)} ms)`;
      const must = `all ${lookUps} look-ups from the other address are answered`;
      return [finding(must, seen, answered === lookUps)];
    },
  },
  {
    name: "titles-flood",
    about: "one address asks for the titles of videos that nobody asked for before, 44 at a time",
    isShort: true,
    async run({ size, outside, visitors }) {
      outside.answers.titles = slowly(20, json({ title: "A video", author_name: "Somebody" }));
      const kept = Array.from({ length: 3 }, (_, i) => titleOf(`keptTitle0${i}`));
      for (const title of kept) await visitors.ask(title, 1);
      outside.asked.titles.length = 0;
      const seconds = size === "full" ? 8 : 3;
      const end = performance.now() + seconds * 1000;
      const statuses: number[] = [];
      let asked = 0;
      const greedy = async () => {
        while (performance.now() < end && asked < seconds * 300)
          statuses.push((await visitors.ask(titleOf(`flood${String(asked++).padStart(6, "0")}`), 0)).status);
      };
      const others: number[] = [];
      const modest = async () => {
        for (let i = 0; i < 5; i += 1) others.push((await visitors.ask(titleOf(`modest0000${i}`), 1)).status);
      };
      await Promise.all([...Array.from({ length: 44 }, greedy), modest()]);
      const before = outside.asked.titles.length;
      for (const title of kept) await visitors.ask(title, 1);
      const askedAnew = outside.asked.titles.length - before;
      const answered = others.filter((status) => status === 200).length;
      return [
        finding(`at most ${MOST_TITLES} requests go out in ${seconds} s`, before, before <= MOST_TITLES),
        finding("too much is 429 or 503, never 502", countEach(statuses), !statuses.includes(502)),
        finding("another visitor's five titles come", `${answered} (${others.join(", ")})`, answered === 5),
        finding("titles that were kept still are", `${askedAnew} asked anew`, askedAnew === 0),
      ];
    },
  },
  {
    name: "hanging-news",
    about: "the feed of news hangs, and news of 40 minutes ago are kept",
    isShort: false,
    async prepareSite(folder) {
      const articles = [{ title: "Kept", description: "", url: "https://news.example/kept" }];
      const fetchedAt = Date.now() - NEWS_KEPT_MS;
      writeFileSync(join(folder, "news.json"), JSON.stringify({ fetchedAt, articles }));
      return { dataDir: folder };
    },
    async run({ outside, visitors }) {
      outside.answers.news = () => undefined;
      const replies = await Promise.all([0, 1, 2].map((visitor) => visitors.ask("/api/news", visitor)));
      const worst = Math.max(...replies.map(({ milliseconds }) => milliseconds));
      const isKept = replies.every(({ status, body }) => status === 200 && body.includes("Kept"));
      const seen = `${isKept ? "" : "not all; "}${worst} ms`;
      return [finding("all visitors get the kept news within a second", seen, isKept && worst < 1000)];
    },
  },
];

/** A match of 2036, and a refresh that was noted while the clock was wrong. */
export const clocks: Attack = {
  name: "clocks",
  about: "the service tells of a match from the future; a player was last asked for in the future",
  isShort: false,
  async prepareSite(folder) {
    await stock(folder, [{ playerId: "tomorrow0", matches: 3, refreshedSecondsAgo: -86_400 * 365 }]);
    return { dataDir: folder };
  },
  async run({ outside, visitors }) {
    const future = Math.floor(Date.now() / 1000) + 86_400 * 3650;
    outside.answers.replays = players((id) =>
      rowsOf(id, 4, id.length).map((row, index) =>
        index === 3 && id === "future0" ? { ...row, battle_at: future } : row,
      ),
    );
    const { body } = await visitors.lookUp("future0", 0);
    await visitors.lookUp("tomorrow0", 0);
    const asked = outside.asked.replays.filter((path) => path.includes("tomorrow0")).length;
    const isTaken = body.includes(String(future));
    return [
      finding("the match from the future is left out", isTaken ? "it leads the list" : "so it is", !isTaken),
      finding("the player is asked for again", `${asked} times`, asked === 1),
    ];
  },
};

/** What the service may send: its limit of today, and nothing but opening brackets. */
export const largeAnswers: Attack = {
  name: "large-answers",
  about: "the replay service answers with 63 MB of matches, and with 5 MB of [",
  isShort: false,
  async run({ outside, visitors }) {
    outside.answers.replays = (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (playerOf(request).startsWith("large")) sendLarge(response, playerOf(request));
      else response.end("[".repeat(5 * 1024 * 1024));
    };
    const { status } = await visitors.lookUp("large0", 0, { keepsBody: false });
    await visitors.lookUp("brackets0", 0);
    const brackets = outside.asked.replays.filter((path) => path.includes("brackets")).length;
    return [
      finding("the large answer is one of ours", status, status >= 200 && status !== 500),
      finding("brackets are asked for once", `${brackets} times`, brackets === 1),
    ];
  },
};

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

export const stopping: Attack = {
  name: "stopping",
  about: "SIGTERM while 8 visitors wait for the replay service",
  isShort: true,
  endsSite: true,
  prepareSite: emptyStore,
  async run({ site, outside, visitors }) {
    outside.answers.replays = () => undefined;
    const waiting = Array.from({ length: 8 }, (_, i) => visitors.lookUp(`waits${i}`, i));
    await sleep(500);
    const startedAt = performance.now();
    await site.stop("SIGTERM");
    const milliseconds = Math.round(performance.now() - startedAt);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    const isAnswered = statuses.every((status) => status > 0);
    const isInTime = site.ended === "status 0" && milliseconds < 10_000;
    return [
      finding("all who wait get an answer", statuses.join(", "), isAnswered),
      finding(
        "it ends by itself, with status 0, within 10 s",
        `${site.ended} after ${milliseconds} ms`,
        isInTime,
      ),
    ];
  },
};
