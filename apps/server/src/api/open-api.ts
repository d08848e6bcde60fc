import fastifySwagger from "@fastify/swagger";
import { API_BASE, CONTRACT_HEADER, OPEN_API_PATH } from "@tactician/contract";
import { compressedContent, createDataEntry, type Entry, type Site } from "@tactician/static-site";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { sendEntry } from "../http/send-entry.ts";
import { examplesOf } from "./examples.ts";
import type { Made } from "./made.ts";
import { withExamples } from "./with-examples.ts";

const ADDRESS = API_BASE + OPEN_API_PATH;

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** Collects the description of all routes that are added after it and serves it. */
export async function addOpenApi(app: App, site: Site, siteUrl: string, made: Made): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Tactician",
        description: `Open data of the guide. No key, any origin; \`/developers\` says the rest. \`${CONTRACT_HEADER}\` of an answer: another number, another shape.`,
        version: site.version,
      },
      servers: [{ url: siteUrl }],
    },
    transform: jsonSchemaTransform,
  });

  let description: Promise<Entry> | undefined;
  app.get(
    ADDRESS,
    { schema: { summary: "This description", response: { 200: documentSchema } } },
    async (request, reply) => {
      // Made for the first who asks: its examples are cut from whole documents, and no start should wait for that.
      description ??= describe(app, site, made);
      return sendEntry(request, reply, await description);
    },
  );
}

async function describe(app: App, site: Site, made: Made): Promise<Entry> {
  const examples = await examplesOf(site.data, made);
  const identity = Buffer.from(JSON.stringify(withExamples(app.swagger(), examples)));
  return createDataEntry(await compressedContent(identity), site.security);
}
