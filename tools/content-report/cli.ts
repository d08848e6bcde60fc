// `npm run report:content`: writes docs/content-report.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "@tactician/guide";
import { contentDir, root } from "../build/paths.ts";
import { contentReport } from "./content-report.ts";

const file = join(root, "docs/content-report.md");
writeFileSync(file, contentReport(loadContent(contentDir)));
console.log(`Wrote ${file}`);
