import { DATA_CACHE, PICTURE_CACHE } from "@tactician/contract";

/** How many are fetched at a time: a small server answers others meanwhile. */
const AT_ONCE = 4;

/**
 * Puts the answer of every address into the worker's caches, and looks there whether it has arrived: what is missing is fetched
 * once more. The page does so itself, because a worker keeps nothing for a page that it does not control yet, or that was
 * reloaded around it. `onProgress` hears how many are there. Stops at the first that is not, and rejects: what came before is kept.
 */
export async function keepSheets(addresses: readonly string[], onProgress: (done: number) => void) {
  await keepAll(addresses, onProgress);
  const missing = await findMissing(addresses);
  await keepAll(missing, (done) => onProgress(addresses.length - missing.length + done));
  const [lost] = await findMissing(missing);
  if (lost !== undefined) throw new Error(`The browser did not keep ${lost}`);
}

async function keepAll(addresses: readonly string[], onProgress: (done: number) => void): Promise<void> {
  const waiting = [...addresses];
  let done = 0;
  let hasFailed = false;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined && !hasFailed; address = waiting.shift()) {
      await keep(address);
      done += 1;
      // What was on the way then says no more that it goes on.
      if (!hasFailed) onProgress(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

/** Resolves when the whole answer is in the cache that the worker looks into. */
async function keep(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const cache = await caches.open(address.endsWith(".avif") ? PICTURE_CACHE : DATA_CACHE);
  await cache.put(address, response);
}

async function findMissing(addresses: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })));
  return addresses.filter((_, index) => found[index] === undefined);
}
