/** How many are fetched at a time: a small server answers others meanwhile. */
const AT_ONCE = 4;

/**
 * Fetches every address once, through the worker, which keeps the answers. `onProgress` hears how many have arrived.
 * Stops at the first that does not, and rejects: what came before is kept.
 */
export async function keepSheets(
  addresses: readonly string[],
  onProgress: (done: number) => void,
): Promise<void> {
  const waiting = [...addresses];
  let done = 0;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      // Read to the end: only a whole answer is kept.
      await response.arrayBuffer();
      done += 1;
      onProgress(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    waiting.length = 0;
    throw error;
  }
}
