import fastifySwagger from "@fastify/swagger";
import { API_BASE, OPEN_API_PATH } from "@tactician/contract";
import { compressedContent, createDataEntry, type Entry, type Site } from "@tactician/static-site";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { sendEntry } from "../http/send.ts";
import * as words from "../words.ts";
import { examplesOf, type RouteExample } from "./examples.ts";
import type { JoinedAnswers } from "./joined-answers.ts";

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** Collects the description of all routes that are added after it and serves it. */
export async function addOpenApi(
  app: App,
  site: Site,
  siteUrl: string,
  joined: JoinedAnswers,
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Tactician", description: words.api.description, version: site.version },
      servers: [{ url: siteUrl }],
    },
    transform: jsonSchemaTransform,
  });

  let description: Promise<Entry> | undefined;
  const schema = { summary: words.api.openApi, response: { 200: documentSchema } };
  app.get(API_BASE + OPEN_API_PATH, { schema }, async (request, reply) => {
    // Made for the first who asks: its examples are cut from whole documents, and no start should wait for that.
    description ??= describe(app, site, joined);
    return sendEntry(request, reply, await description);
  });
}

async function describe(app: App, site: Site, joined: JoinedAnswers): Promise<Entry> {
  const examples = await examplesOf(site.data, joined);
  const identity = Buffer.from(JSON.stringify(withExamples(app.swagger(), examples)));
  return createDataEntry(await compressedContent(identity), site.security);
}

interface Operation {
  parameters?: { name: string }[];
  responses?: Record<string, { content?: Record<string, object> }>;
}

function withExamples(document: object, examples: Readonly<Record<string, RouteExample>>): object {
  // Put into the routes' schemas instead, the examples would be read as schemas: one has a field called "properties".
  const copy: { paths?: Record<string, { get?: Operation }> } = JSON.parse(JSON.stringify(document));
  const byAddress = new Map(Object.entries(examples));
  for (const [path, { get }] of Object.entries(copy.paths ?? {})) {
    const example = byAddress.get(path.replace(/\{(\w+)\}/g, ":$1"));
    if (get === undefined || example === undefined) continue;
    const parameters = new Map(Object.entries(example.parameters ?? {}));
    for (const parameter of get.parameters ?? [])
      Object.assign(parameter, { example: parameters.get(parameter.name) });
    for (const [status, { content }] of Object.entries(get.responses ?? {}))
      Object.assign(content?.["application/json"] ?? {}, { example: example.answers[Number(status)] });
  }
  return copy;
}
