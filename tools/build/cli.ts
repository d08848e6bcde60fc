// `npm run build`: builds the site into dist/, whatever is there.
import { buildSite } from "./build-site.ts";

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
