// `npm run build`: builds the site into dist/, even if nothing changed. `--quick` is how `npm start` does it.
import { buildSite } from "./build-site.ts";

try {
  await buildSite(process.argv.includes("--quick") ? "quick" : "most");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
