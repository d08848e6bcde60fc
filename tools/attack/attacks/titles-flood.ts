import { type Attack, finding } from "../attack.ts";
import { json, slowly } from "../outside-world.ts";

const titleOf = (id: string) =>
  `/api/oembed?url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
/** Most that may go out, for one visitor who asks for hundreds and another who asks for eight. */
const MOST_ASKED = 80;

/** One visitor asks for the titles of ever other videos. */
export const titlesFlood: Attack = {
  name: "titles-flood",
  about: "one address asks for the titles of videos that nobody asked for before, 44 at a time",
  isShort: true,
  async run({ size, outside, visitors, addressOf }) {
    outside.answers.titles = slowly(20, json({ title: "A video", author_name: "Somebody" }));
    const kept = Array.from({ length: 3 }, (_, i) => titleOf(`keptTitle0${i}`));
    for (const title of kept) await visitors.ask(title, { from: addressOf(1) });
    outside.asked.titles.length = 0;
    const seconds = size === "full" ? 8 : 3;
    const end = performance.now() + seconds * 1000;
    const most = seconds * 300;
    const statuses = new Map<number, number>();
    let asked = 0;
    const greedy = async () => {
      while (performance.now() < end && asked < most) {
        const { status } = await visitors.ask(titleOf(`flood${String(asked++).padStart(6, "0")}`), {
          from: addressOf(0),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const others: number[] = [];
    const modest = async () => {
      for (let i = 0; i < 5; i += 1)
        others.push((await visitors.ask(titleOf(`modest0000${i}`), { from: addressOf(1) })).status);
    };
    await Promise.all([...Array.from({ length: 44 }, greedy), modest()]);
    const before = outside.asked.titles.length;
    for (const title of kept) await visitors.ask(title, { from: addressOf(1) });
    const askedAnew = outside.asked.titles.length - before;
    const answered = others.filter((status) => status === 200).length;
    const seen = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
    return [
      finding(`at most ${MOST_ASKED} requests go out in ${seconds} s`, before, before <= MOST_ASKED),
      finding("too much is 429 or 503, never 502", seen, !statuses.has(502)),
      finding("another visitor's five titles come", `${answered} (${others.join(", ")})`, answered === 5),
      finding("titles that were kept still are", `${askedAnew} asked anew`, askedAnew === 0),
    ];
  },
};
