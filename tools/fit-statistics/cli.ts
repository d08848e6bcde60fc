// `npm run check -- fit`: fits the honest coach's slope and spread to the matches of a store, and prints them beside the
// current values. Usage: `npm run check -- fit --help`.
import { StoreOpenError, StoreUnavailableError, StoreVersionError } from "@tactician/replays";
import { runCommand } from "@tactician/settings";
import { fitReport } from "./fit-report.ts";

await runCommand(
  () => fitReport(process.argv.slice(2), { say: console.log, complain: console.error }),
  [StoreOpenError, StoreUnavailableError, StoreVersionError],
);
