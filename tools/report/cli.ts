// `npm run report -- content|limits|pictures`: renews docs/content-report.md, the server's tables in docs/limits.md or the README's picture.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "@tactician/guide";
import { contentDir, root } from "../build/paths.ts";
import { runNamed } from "../command-line.ts";
import { contentReport } from "./content-report.ts";
import { withServerLimits } from "./limits-report.ts";

await runNamed("report", {
  content: async () => write("docs/content-report.md", () => contentReport(loadContent(contentDir))),
  limits: async () => write("docs/limits.md", withServerLimits),
  pictures: () => import("../pictures/cli.ts"),
});

function write(name: string, renew: (document: string) => string): void {
  const file = join(root, name);
  writeFileSync(file, renew(readFileSync(file, "utf8")));
  console.log(`Wrote ${file}`);
}
