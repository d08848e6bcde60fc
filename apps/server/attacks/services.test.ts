import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { HANG, json, startStandIn } from "../src/testing/stand-in.ts";
import { attack, emptyStore, type Ground, IS_FULL } from "./testing/attack.ts";
import { playerOf, players, rowsOf, slowly, stock } from "./testing/outside-world.ts";

async function askForNew({ visitors }: Ground, count: number, family: string) {
  return Promise.all(Array.from({ length: count }, (_, i) => visitors.lookUp(`${family}${i}`, i % 4)));
}

const OTHERS = Array.from({ length: 5 }, (_, i) => ({
  playerId: `other${i}`,
  matches: 3,
  refreshedSecondsAgo: 3600,
}));

// What a service that fails, or sends us elsewhere, may cost it and others. Whether it was found failing is remembered by the server.
attack("failing-service", "60 new ids while the replay service answers 500", {
  prepareSite: emptyStore,
  async run(ground) {
    const { replays } = ground.outside;
    replays.answer = (_request, response) => response.writeHead(500).end();
    await askForNew(ground, 60, "fails");
    expect(replays.asked.length, "times that the service is asked").toBeLessThan(20);
  },
});

attack("redirect-loop", "100 new ids while the replay service redirects to itself", {
  isLong: true,
  prepareSite: emptyStore,
  async run(ground) {
    const { replays } = ground.outside;
    replays.answer = ({ url = "/" }, response) => response.writeHead(302, { location: url }).end();
    await askForNew(ground, 100, "loops");
    expect(replays.asked.length, "times that the service is asked").toBeLessThan(60);
  },
});

attack("redirect-elsewhere", "the replay service redirects to another port of this machine", {
  isLong: true,
  prepareSite: emptyStore,
  async run(ground) {
    const trap = await startStandIn();
    trap.answer = json(rowsOf("trapped0", 5, 950));
    ground.outside.replays.answer = ({ url }, response) =>
      response.writeHead(302, { location: `${trap.origin}${url}` }).end();
    const replies = await askForNew(ground, 1, "trapped");
    await trap.close();
    expect(trap.asked, "nothing is fetched there").toEqual([]);
    for (const { body } of replies) expect(body, "its rows are not shown").not.toContain("trapped0");
  },
});

attack("unreadable-player", "the service's answer for one player is unreadable, for five others it is not", {
  isLong: true,
  async prepareSite(folder) {
    await stock(folder, OTHERS);
    return { dataDir: folder };
  },
  async run({ outside, visitors }) {
    const readable = players((id) => rowsOf(id, 3, 1));
    outside.replays.answer = (request, response) => {
      const answer = playerOf(request) === "broken0" ? json({ no: "list" }) : readable;
      answer(request, response);
    };
    await visitors.lookUp("broken0", 0);
    const replies = await Promise.all(OTHERS.map(({ playerId }) => visitors.lookUp(playerId, 1)));
    const seen = replies.map(({ status, headers }) => ({ status, age: headers["x-data-age"] }));
    const fresh = { status: 200, age: undefined };
    expect(seen, "all five are fresh").toEqual(OTHERS.map(() => fresh));
  },
});

const titleOf = (id: string) =>
  `/api/oembed?url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
/** Most that may go out, for one visitor who asks for hundreds and another who asks for eight. */
const MOST_TITLES = 80;
const NEWS_KEPT_MS = 40 * 60_000;
/** Who is shut out waits for long; some of that is enough. */
const LONGEST_MS = 30_000;

const LOOK_UPS = IS_FULL ? 20 : 4;

attack(
  "fair-shares",
  "60 unknown ids at once and 3 a second from one address, look-ups of new players from another",
  {
    async run({ outside, visitors }) {
      outside.replays.answer = slowly(
        IS_FULL ? 700 : 250,
        players((id) => (id.startsWith("known") ? rowsOf(id, 3, 900 + Number(id.slice(5))) : undefined)),
      );
      let asked = 0;
      const greedy = () => visitors.lookUp(`greedy${(asked++).toString().padStart(6, "0")}`, 0);
      for (let i = 0; i < 60; i += 1) greedy();
      const more = setInterval(greedy, 333);
      await sleep(500);
      const statuses: number[] = [];
      const end = performance.now() + LONGEST_MS;
      for (let i = 0; i < LOOK_UPS && performance.now() < end; i += 1) {
        statuses.push((await visitors.lookUp(`known${i}`, 1)).status);
        await sleep(IS_FULL ? 500 : 100);
      }
      clearInterval(more);
      const all = new Array<number>(LOOK_UPS).fill(200);
      expect(statuses, "all look-ups from the other address are answered").toEqual(all);
    },
  },
);

const FLOOD_SECONDS = IS_FULL ? 8 : 1.5;

attack(
  "titles-flood",
  "one address asks for the titles of videos that nobody asked for before, 44 at a time",
  {
    async run({ outside: { titles }, visitors }) {
      titles.answer = slowly(20, json({ title: "A video", author_name: "Somebody" }));
      const kept = Array.from({ length: 3 }, (_, i) => titleOf(`keptTitle0${i}`));
      for (const title of kept) await visitors.ask(title, 1);
      titles.asked.length = 0;
      const end = performance.now() + FLOOD_SECONDS * 1000;
      const statuses: number[] = [];
      let asked = 0;
      const greedy = async () => {
        while (performance.now() < end && asked < FLOOD_SECONDS * 300)
          statuses.push((await visitors.ask(titleOf(`flood${String(asked++).padStart(6, "0")}`), 0)).status);
      };
      const others: number[] = [];
      const modest = async () => {
        for (let i = 0; i < 5; i += 1) others.push((await visitors.ask(titleOf(`modest0000${i}`), 1)).status);
      };
      await Promise.all([...Array.from({ length: 44 }, greedy), modest()]);
      const before = titles.asked.length;
      for (const title of kept) await visitors.ask(title, 1);
      expect.soft(before, "requests that go out").toBeLessThanOrEqual(MOST_TITLES);
      expect.soft(statuses, "too much is 429 or 503, never 502").not.toContain(502);
      expect.soft(others, "another visitor's five titles come").toEqual([200, 200, 200, 200, 200]);
      expect(titles.asked.length, "titles that were kept still are").toBe(before);
    },
  },
);

attack("hanging-news", "the feed of news hangs, and news of 40 minutes ago are kept", {
  isLong: true,
  async prepareSite(folder) {
    const articles = [{ title: "Kept", description: "", url: "https://news.example/kept" }];
    const fetchedAt = Date.now() - NEWS_KEPT_MS;
    writeFileSync(join(folder, "news.json"), JSON.stringify({ fetchedAt, articles }));
    return { dataDir: folder };
  },
  async run({ outside, visitors }) {
    outside.news.answer = HANG;
    const replies = await Promise.all([0, 1, 2].map((visitor) => visitors.ask("/api/news", visitor)));
    for (const { status, body, milliseconds } of replies) {
      expect.soft(status).toBe(200);
      expect.soft(body).toContain("Kept");
      expect(milliseconds, "all visitors get the kept news within a second").toBeLessThan(1000);
    }
  },
});

// A match of 2036, and a refresh that was noted while the clock was wrong.
attack("clocks", "the service tells of a match from the future; a player was last asked for in the future", {
  isLong: true,
  async prepareSite(folder) {
    await stock(folder, [{ playerId: "tomorrow0", matches: 3, refreshedSecondsAgo: -86_400 * 365 }]);
    return { dataDir: folder };
  },
  async run({ outside: { replays }, visitors }) {
    const future = Math.floor(Date.now() / 1000) + 86_400 * 3650;
    replays.answer = players((id) =>
      rowsOf(id, 4, id.length).map((row, index) =>
        index === 3 && id === "future0" ? { ...row, battle_at: future } : row,
      ),
    );
    const { body } = await visitors.lookUp("future0", 0);
    await visitors.lookUp("tomorrow0", 0);
    const asked = replays.asked.filter((path) => path.includes("tomorrow0"));
    expect.soft(body, "the match from the future is left out").not.toContain(String(future));
    expect(asked, "the player is asked for again").toHaveLength(1);
  },
});

// What the service may send: its limit of today, and nothing but opening brackets.
attack("large-answers", "the replay service answers with 63 MB of matches, and with 5 MB of [", {
  isLong: true,
  async run({ outside: { replays }, visitors }) {
    replays.answer = (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (playerOf(request).startsWith("large")) sendLarge(response, playerOf(request));
      else response.end("[".repeat(5 * 1024 * 1024));
    };
    const { status } = await visitors.lookUp("large0", 0, { keepsBody: false });
    await visitors.lookUp("brackets0", 0);
    const brackets = replays.asked.filter((path) => path.includes("brackets"));
    expect.soft(status, "the large answer is one of ours").toBeGreaterThanOrEqual(200);
    expect.soft(status, "the large answer is one of ours").not.toBe(500);
    expect(brackets, "brackets are asked for once").toHaveLength(1);
  },
});

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

attack("stopping", "SIGTERM while 8 visitors wait for the replay service", {
  endsSite: true,
  prepareSite: emptyStore,
  async run({ site, outside, visitors }) {
    outside.replays.answer = HANG;
    const waiting = Array.from({ length: 8 }, (_, i) => visitors.lookUp(`waits${i}`, i));
    await sleep(500);
    const startedAt = performance.now();
    await site.stop("SIGTERM");
    const milliseconds = performance.now() - startedAt;
    const unanswered = (await Promise.all(waiting)).filter(({ status }) => status === 0);
    expect.soft(unanswered, "all who wait get an answer").toEqual([]);
    expect.soft(site.ended, "it ends by itself").toBe("status 0");
    expect(milliseconds, "it ends within 10 s").toBeLessThan(10_000);
  },
});
