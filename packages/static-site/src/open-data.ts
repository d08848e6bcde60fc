import { API_BASE, MAPPINGS_PATH, RANKINGS_FILE, REPLAYS_PATH, STRATEGIES_FILE } from "@tactician/contract";

const OPEN_ADDRESSES = new Set<string>([
  API_BASE,
  MAPPINGS_PATH,
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
]);

/** Whether any origin may read what is at an address: the API's, and the files of data beside the pages. */
export function isOpenData(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return OPEN_ADDRESSES.has(path) || path.startsWith(`${API_BASE}/`);
}
