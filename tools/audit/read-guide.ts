import { setTimeout as wait } from "node:timers/promises";
import { draw } from "./chance.ts";
import type { Change, Character, Guide, Move, Pair, Sheet } from "./documents.ts";
import { shownRowsOf } from "./shown-rows.ts";

/** A guide that does not answer: the message is one line for the terminal. */
export class GuideError extends Error {}

const SHEETS_AS_PAGES = 10;

/** Reads what is audited from a guide's API, and of some sheets the page. Pairs are drawn; each character is on both sides of one. */
export async function readGuide(origin: string, pairs: number, chance: () => number): Promise<Guide> {
  const api = <Body>(path: string) =>
    ask(`${origin}/api${path}`).then((answer) => answer.json() as Promise<Body>);
  const list = await api<{ _id: string; name: string }[]>("/characters");
  const characters: Character[] = [];
  let source = "";
  for (const { _id: id, name } of list) {
    const path = `/characters/${encodeURIComponent(id)}`;
    const { moves, checkedAt } = await api<{ moves: Move[]; checkedAt: string }>(`${path}/moves`);
    const { changes } = await api<{ changes: Change[] }>(`${path}/changes`);
    characters.push({ id, name, sheet: await api<Sheet>(path), moves, changes });
    source = checkedAt;
  }
  const guide: Guide = { source, characters, pairs: [], shownRows: [] };
  for (const [me, them] of drawPairs(
    list.map(({ _id }) => _id),
    pairs,
    chance,
  ))
    guide.pairs.push(await api<Pair>(`/matchups/${me}/${them}`));
  for (const { id, name } of draw(characters, SHEETS_AS_PAGES, chance)) {
    const segment = `${name.toLowerCase().replaceAll(" ", "-")}-combos`;
    const page = await (await ask(`${origin}/character/combos/${segment}/${id}`)).text();
    guide.shownRows.push(...shownRowsOf(id, page));
  }
  return guide;
}

function drawPairs(ids: readonly string[], most: number, chance: () => number): [string, string][] {
  const all = ids.flatMap((me) => ids.map((them): [string, string] => [me, them]));
  const others = draw(ids, ids.length, chance);
  const everybody = ids.map((me, place): [string, string] => [me, others[place] ?? me]);
  const isNew = ([me, them]: [string, string]) => !everybody.some(([a, b]) => a === me && b === them);
  return [...everybody, ...draw(all.filter(isNew), most, chance)].slice(0, most);
}

/** Asks again when the server says that it is too much, after as long as it says. */
async function ask(url: string): Promise<Response> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await fetch(url).catch(() => {
      throw new GuideError(`${url} does not answer`);
    });
    if (answer.ok) return answer;
    await answer.arrayBuffer();
    if (answer.status !== 429 && answer.status !== 503)
      throw new GuideError(`${url} answers ${answer.status}`);
    await wait(1000 * Math.min(60, Number(answer.headers.get("retry-after")) || 5));
  }
  throw new GuideError(`${url} has too much to do`);
}
