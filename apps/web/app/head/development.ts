import { CHARACTERS } from "@tactician/game";
import { formatRoster } from "../base/core/roster-names.ts";

// For `npm run dev`: all styles, because pages are rendered on the server and bring none,
// and the script of the head as a module, with the source of moves' texts in its place.
import.meta.glob("../**/*.css", { eager: true });
(globalThis as { WRITTEN_SCRIPT?: string }).WRITTEN_SCRIPT = "/app/head/written.ts";
(globalThis as { ROSTER?: string }).ROSTER = formatRoster(CHARACTERS);
await import("./head.ts");
