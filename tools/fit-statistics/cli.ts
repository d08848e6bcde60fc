// `npm run fit:statistics -- --from STORE`: fits the honest coach's slope and spread anew from the matches of a store and
// prints them beside what is set. STORE is the folder of the server's `replays.sqlite`, that file, or postgres://...
import { fitReport } from "./fit-report.ts";

process.exitCode = await fitReport(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
