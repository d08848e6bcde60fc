import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { LIMITS, type RouteLimits } from "./limits.ts";
import { makeTestApp } from "./testing/test-app.ts";

test("every route has a row in the table of limits, and every row has routes", async () => {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ url }) => void routes.add(url));
  };
  subscribe("fastify.initialization", watch);
  const site = await makeTestApp();
  unsubscribe("fastify.initialization", watch);
  await site.close();
  const listed = new Set(Object.values(LIMITS).flatMap((row: RouteLimits) => row.routes));
  expect([...routes].toSorted()).toEqual([...listed].toSorted());
});

test("what is made for who asks has an end of its line, for all and for one, and what is kept has an end", () => {
  for (const { what, queue, kept } of Object.values(LIMITS) as RouteLimits[]) {
    if (!queue) continue;
    expect(queue.mostWaiting, what).toBeLessThan(1000);
    expect(queue.mostWaitingOfOne, what).toBeLessThan(queue.mostWaiting);
    expect(kept?.size, what).toBeGreaterThan(0);
  }
});
