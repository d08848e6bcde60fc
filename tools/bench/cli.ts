// `npm run bench -- NAME`: measures one part of the site against its limits.
import { runNamed } from "../command-line.ts";

await runNamed("bench", {
  web: () => import("./web.ts"),
  taps: () => import("./taps.ts"),
  combos: () => import("./combos.ts"),
  replays: () => import("./replays.ts"),
  world: () => import("./world.ts"),
  server: () => import("./server.ts"),
});
