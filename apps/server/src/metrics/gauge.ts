import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";

/** So long a reading waits for a database that hangs. */
const PATIENCE_MS = 1000;

/** A number that is asked for at each reading; not there while it is not known, fails or is late. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined> | number,
  patienceMs = PATIENCE_MS,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await inTime(patienceMs, async () => read());
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

function inTime<Value>(ms: number, read: () => Promise<Value>): Promise<Value | undefined> {
  return Promise.race([read().catch(() => undefined), sleep(ms, undefined, { ref: false })]);
}
