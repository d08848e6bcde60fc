import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { makeTestApp, type TestApp } from "../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await makeTestApp();
});
afterAll(() => site.close());

const documentSchema = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ summary: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
});

test("every route of the API is described, and nothing else", async () => {
  const response = await site.app.inject("/api/openapi.json");
  const document = documentSchema.parse(response.json());
  expect(Object.keys(document.paths).sort()).toEqual([
    "/api/characters",
    "/api/characters/{id}",
    "/api/characters/{id}/matchup",
    "/api/characters/{id}/moves",
    "/api/health",
    "/api/news",
    "/api/news/images/{key}",
    "/api/oembed",
    "/api/oembed/thumbnails/{key}",
    "/api/openapi.json",
    "/stats/replays",
    "/wank.json",
  ]);
  expect(document).toMatchObject({ info: { version: "1.2.3" }, servers: [{ url: "http://localhost:3000" }] });
  for (const operations of Object.values(document.paths)) expect(Object.keys(operations)).toEqual(["get"]);
});

test("answers are described by the contract's schemas", async () => {
  const { paths } = documentSchema.parse((await site.app.inject("/api/openapi.json")).json());
  expect(paths["/api/characters/{id}"]?.get?.responses).toMatchObject({
    200: {
      content: {
        "application/json": {
          schema: {
            properties: {
              frameData: { type: "object" },
              whiffPunishers: { type: "array", items: { type: "string" } },
            },
          },
        },
      },
    },
    404: { content: { "application/json": { schema: { required: ["message"] } } } },
  });
});
