import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { readMetrics } from "../testing/read-metrics.ts";
import { addGauge } from "./gauge.ts";

async function readGauge(
  read: () => Promise<number | undefined> | number,
  patienceMs?: number,
): Promise<number | undefined> {
  const registry = new Registry();
  addGauge(registry, "tactician_test", "A number.", read, patienceMs);
  const [sample] = readMetrics(await registry.metrics());
  return sample?.value;
}

test.each([
  ["a number", () => 7, 7],
  ["a promise of one", async () => 7, 7],
  ["nothing known", async () => undefined, undefined],
  ["a failure", () => Promise.reject(new Error("gone")), undefined],
])("%s is told as %j", async (_name, read, expected) => {
  expect(await readGauge(read)).toBe(expected);
});

test("what never comes does not hold the others up", async () => {
  expect(await readGauge(() => new Promise(() => undefined), 10)).toBeUndefined();
});
