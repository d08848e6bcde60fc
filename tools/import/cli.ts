// `npm run import -- NAME`: the steps of a patch day that bring movelists in (docs/how-to/new-patch-day.md).
import { runNamed } from "../command-line.ts";

await runNamed("import", {
  wiki: () => import("../fetch-movelists/cli.ts"),
  history: () => import("../import-history/cli.ts"),
  movelists: () => import("../import-movelists/cli.ts"),
});
