import { expect, test } from "vitest";
import * as z from "zod";
import { sharedApp } from "../testing/test-app.ts";

const { get: ask } = sharedApp();

const jsonSchema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>((it) => typeof it === "object");

const operationSchema = z.object({
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), example: z.string().optional() })).default([]),
  responses: z.record(
    z.string(),
    z.object({
      content: z
        .record(z.string(), z.object({ schema: jsonSchema, example: z.unknown().optional() }))
        .default({}),
    }),
  ),
});

const documentSchema = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const readDocument = async () => documentSchema.parse((await ask("/api/openapi.json")).data);

test("every route of the API is described, and nothing else", async () => {
  const document = await readDocument();
  const ofCharacter = ["", "/changed-answers", "/changes", "/history", "/moves", "/side"];
  const ofOthers = ["/news", "/news/images/{key}", "/oembed", "/oembed/thumbnails/{key}"];
  const ofAll = ["/population/matchups", "/population/popularity", "/population/ranks"];
  const api = ["/changes", "/characters", "/health", "/matchups/{me}/{them}", "/openapi.json"];
  api.push("/reports", "/reports/{key}");
  api.push(...ofCharacter.map((path) => `/characters/{id}${path}`), ...ofOthers, ...ofAll);
  const files = ["/accuracy.json", "/rankings.json", "/stats/replays", "/strats.json", "/wank.json"];
  const paths = [...api.map((path) => `/api${path}`), ...files];
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(paths));
  expect(document).toMatchObject({ info: { version: "1.2.3" }, servers: [{ url: "http://localhost:3000" }] });
  const changing: Record<string, string> = { "/api/reports": "post", "/api/reports/{key}": "delete" };
  for (const [path, operations] of Object.entries(document.paths))
    expect(Object.keys(operations)).toEqual(["get", changing[path]].filter(Boolean));
});

test("answers are described by the contract's schemas", async () => {
  const { paths } = await readDocument();
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

test("every address has an example of what to ask with and of every answer that is data", async () => {
  const { paths } = await readDocument();
  const missing: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    for (const { name, example } of get?.parameters ?? [])
      if (example === undefined) missing.push(`${path}: parameter ${name}`);
    const answers = Object.entries(get?.responses ?? {});
    if (answers.length === 0 || answers.some(([, { content }]) => Object.keys(content).length === 0))
      missing.push(`${path}: what it answers`);
    for (const [status, { content }] of answers)
      if (content["application/json"] && content["application/json"].example === undefined)
        missing.push(`${path}: answer ${status}`);
  }
  expect(missing).toEqual([]);
});

test("every example is as its schema says, and says nothing that the schema does not know", async () => {
  const { paths } = await readDocument();
  let checked = 0;
  for (const [path, { get }] of Object.entries(paths))
    for (const [status, { content }] of Object.entries(get?.responses ?? {})) {
      const json = content["application/json"];
      if (json === undefined) continue;
      const found = z.fromJSONSchema(json.schema).safeParse(json.example);
      expect(found.error?.issues ?? [], `${path} ${status}`).toEqual([]);
      checked += 1;
    }
  expect(checked).toBeGreaterThanOrEqual(20);
});

test("the examples of what to ask with lead to an answer", async () => {
  const { paths } = await readDocument();
  for (const [path, { get }] of Object.entries(paths)) {
    if (!/^\/api\/(characters|matchups)/.test(path)) continue;
    const url = (get?.parameters ?? []).reduce(
      (filled, { name, example = "" }) => filled.replace(`{${name}}`, example),
      path,
    );
    expect((await ask(url)).status, path).toBe(200);
  }
});
