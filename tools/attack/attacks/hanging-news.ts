import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Attack, finding } from "../attack.ts";

const KEPT_MS = 40 * 60_000;

/** The game's feed takes questions and answers none. */
export const hangingNews: Attack = {
  name: "hanging-news",
  about: "the feed of news hangs, and news of 40 minutes ago are kept",
  isShort: false,
  async prepareSite(folder) {
    const articles = [{ title: "Kept", description: "", url: "https://news.example/kept" }];
    writeFileSync(join(folder, "news.json"), JSON.stringify({ fetchedAt: Date.now() - KEPT_MS, articles }));
    return { dataDir: folder, settings: {} };
  },
  async run({ outside, visitors, addressOf }) {
    outside.answers.news = () => undefined;
    const replies = await Promise.all(
      [0, 1, 2].map((i) => visitors.ask("/api/news", { from: addressOf(i) })),
    );
    const worst = Math.max(...replies.map(({ milliseconds }) => milliseconds));
    const isKept = replies.every(({ status, body }) => status === 200 && body.includes("Kept"));
    return [
      finding(
        "all visitors get the kept news within a second",
        `${isKept ? "" : "not all; "}${worst} ms`,
        isKept && worst < 1000,
      ),
    ];
  },
};
