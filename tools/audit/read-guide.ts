import { setTimeout as wait } from "node:timers/promises";
import { draw } from "./chance.ts";
import type { Change, Guide, Move, Pair, Sheet, ShownRow } from "./documents.ts";

/** A guide that does not answer: the message is one line for the terminal. */
export class GuideError extends Error {}

const PAIRS = 150;
const SHEETS_AS_PAGES = 10;

/** Reads what is audited from a guide's API, and of some sheets the page. Pairs are drawn; each character is on both sides of one. */
export async function readGuide(origin: string, chance: () => number): Promise<Guide> {
  const api = async <Body>(path: string) => JSON.parse(await ask(`${origin}/api${path}`)) as Body;
  const list = await api<{ _id: string; name: string }[]>("/characters");
  const guide: Guide = { source: "", characters: [], pairs: [], shownRows: [] };
  for (const { _id: id } of list) {
    const { moves, checkedAt } = await api<{ moves: Move[]; checkedAt: string }>(`/characters/${id}/moves`);
    const { changes } = await api<{ changes: Change[] }>(`/characters/${id}/changes`);
    guide.characters.push({ id, sheet: await api<Sheet>(`/characters/${id}`), moves, changes });
    guide.source = checkedAt;
  }
  const ids = list.map(({ _id }) => _id);
  for (const pair of drawPairs(ids, chance)) guide.pairs.push(await api<Pair>(`/matchups/${pair}`));
  for (const { _id: id, name } of draw(list, SHEETS_AS_PAGES, chance)) {
    const segment = `${name.toLowerCase().replaceAll(" ", "-")}-combos`;
    guide.shownRows.push(...shownRowsOf(id, await ask(`${origin}/character/combos/${segment}/${id}`)));
  }
  return guide;
}

function drawPairs(ids: readonly string[], chance: () => number): string[] {
  const others = draw(ids, ids.length, chance);
  const everybody = ids.map((me, place) => `${me}/${others[place]}`);
  const rest = ids
    .flatMap((me) => ids.map((them) => `${me}/${them}`))
    .filter((pair) => !everybody.includes(pair));
  return [...everybody, ...draw(rest, PAIRS, chance)].slice(0, PAIRS);
}

/** Asks again when the server says that it is too much, after as long as it says. */
async function ask(url: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer === undefined) throw new GuideError(`${url} does not answer`);
    const text = await answer.text();
    if (answer.ok) return text;
    if (answer.status !== 429 && answer.status !== 503)
      throw new GuideError(`${url} answers ${answer.status}`);
    await wait(1000 * Math.min(60, Number(answer.headers.get("retry-after")) || 5));
  }
  throw new GuideError(`${url} has too much to do`);
}

const MOVE_OR_FACT =
  /data-move="([^"]*)"|<span data-fact="(\w+)"[^>]*>(?:<span[^>]*>[^<]*(?:<!-- -->[^<]*)*<\/span>)?([^<]*)<\/span>/g;

/** The rows of a page in HTML: numbers belong to the move before them. */
export function shownRowsOf(character: string, page: string): ShownRow[] {
  let row: ShownRow = { character, command: "", facts: {} };
  const rows = new Set<ShownRow>();
  for (const [, move, fact = "", text = ""] of page.matchAll(MOVE_OR_FACT)) {
    if (move !== undefined) row = { character, command: move.replaceAll("&#x27;", "'"), facts: {} };
    else if (text.trim() !== "") row.facts[fact] = text.trim();
    if (move === undefined) rows.add(row);
  }
  return [...rows];
}
