// `npm run build`: builds the site into dist/, even if nothing changed.
import { buildSite } from "./build-site.ts";

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
