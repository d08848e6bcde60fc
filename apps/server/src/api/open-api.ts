import fastifySwagger from "@fastify/swagger";
import { API_BASE, OPEN_API_PATH } from "@tactician/contract";
import { compressedContent, createDataEntry, type Entry, type Site } from "@tactician/static-site";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { sendEntry } from "../http/send-entry.ts";
import { examplesOf } from "./examples.ts";
import { withExamples } from "./with-examples.ts";

const ADDRESS = API_BASE + OPEN_API_PATH;

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** Collects the description of all routes that are added after it and serves it. */
export async function addOpenApi(app: App, site: Site, siteUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Tactician",
        description: "Open data of the guide. No key, any origin; `/developers` says the rest.",
        version: site.version,
      },
      servers: [{ url: siteUrl }],
    },
    transform: jsonSchemaTransform,
  });

  let entry: Entry | undefined;
  app.addHook("onReady", async () => {
    const identity = Buffer.from(JSON.stringify(withExamples(app.swagger(), examplesOf(site.data))));
    entry = createDataEntry(await compressedContent(identity), site.security);
  });
  app.get(
    ADDRESS,
    { schema: { summary: "This description", response: { 200: documentSchema } } },
    (request, reply) => {
      if (!entry) throw new Error("Requests are answered only after the server is ready.");
      sendEntry(request, reply, entry);
    },
  );
}
