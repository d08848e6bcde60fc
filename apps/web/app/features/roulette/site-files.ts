import { RANKINGS_FILE, type Rankings, STRATEGIES_FILE, type Strategies } from "@tactician/contract";
import { RequestCache } from "../../lib/core/request-cache.ts";

const TIMEOUT_MS = 20_000;
const FRESH_MS = 60_000;

const strategies = new RequestCache<Strategies>(FRESH_MS, Date.now);

// Loaded with the first answer: building the schemas would cost the start of the page.
const loadShapes = () => import("./file-shapes.ts");

/** All strategies. Calls within a minute share one request. */
export function fetchStrategies(): Promise<Strategies> {
  return strategies.get("all", async () => {
    const [body, shapes] = await Promise.all([fetchFile(STRATEGIES_FILE), loadShapes()]);
    return shapes.parseStrategies(body);
  });
}

/** The players of the leaderboard, in no order. */
export async function fetchRankings(): Promise<Rankings> {
  const [body, shapes] = await Promise.all([fetchFile(RANKINGS_FILE), loadShapes()]);
  return shapes.parseRankings(body);
}

/** A file of the site; a refusal is an error that names the HTTP status. */
async function fetchFile(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}
