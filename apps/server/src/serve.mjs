// `npm run serve`, and what `npm start` ends in. Plain JavaScript: an entry in TypeScript would load Node's compiler
// (20 MB that stay) before the cache of compiled modules can spare it.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/node"));
// V8 would let its space for young objects grow with what a start or a flood of requests makes of soon-garbage, to 130 MB on
// a large machine, and keep that size for as long as nothing happens.
setFlagsFromString("--semi-space-growth-factor=1");
const { startServer } = await import("./start.ts");
await startServer();
