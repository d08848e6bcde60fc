// Builds the browser's files into build/client, and beside them the module that renders pages (render-site.ts).
import { rm, writeFile } from "node:fs/promises";
import { createBuilder } from "vite";
import { buildHeadScript, buildServiceWorker } from "./build-scripts.ts";
import { buildSettings } from "./build-settings.ts";

const { clientFolder, headScriptFile, serverFolder, serviceWorkerFile } = buildSettings;

for (const folder of [clientFolder, serverFolder]) await rm(folder, { recursive: true, force: true });
const builder = await createBuilder({ root: import.meta.dirname, logLevel: "warn" });
const { client, ssr } = builder.environments;
if (client === undefined || ssr === undefined) throw new Error("Vite has not the two environments of a site");
await builder.build(client);
await builder.build(ssr);
await writeFile(headScriptFile, (await buildHeadScript(clientFolder)).code);
await writeFile(serviceWorkerFile, (await buildServiceWorker(serverFolder)).code);
