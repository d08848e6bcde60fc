// `npm run serve`, and what `npm start` ends in. Plain JavaScript: an entry in TypeScript would load Node's compiler
// (20 MB that stay) before the cache of compiled modules can spare it.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/node"));
// Loading the site makes much that is soon garbage. V8 would let its space for young objects grow with it and keep that
// size for as long as nothing happens: 20 MB of an idle server's memory. Afterwards it may grow as visitors need it.
setFlagsFromString("--semi-space-growth-factor=1");
const { startServer } = await import("./start.ts");
await startServer();
setFlagsFromString("--semi-space-growth-factor=2");
