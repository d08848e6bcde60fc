// For `npm run dev`: the script of the head as a module, with the source of moves' texts in its place.
(globalThis as { WRITTEN_SCRIPT?: string }).WRITTEN_SCRIPT = "/app/head/written.ts";
await import("./head.ts");

export {};
