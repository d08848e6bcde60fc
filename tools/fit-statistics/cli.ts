// `npm run fit:statistics -- --from STORE`: fits the honest coach's slope and spread anew from the matches of a store and
// prints them beside what is set. STORE is the folder of the server's `replays.sqlite`, that file, or postgres://...
import { StoreOpenError, StoreUnavailableError, StoreVersionError } from "@tactician/replays";
import { runCommand } from "@tactician/settings";
import { fitReport } from "./fit-report.ts";

await runCommand(
  () => fitReport(process.argv.slice(2), { say: console.log, complain: console.error }),
  [StoreOpenError, StoreUnavailableError, StoreVersionError],
);
