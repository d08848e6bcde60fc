// `npm run serve`, and what `npm start` ends in. Plain JavaScript: an entry in TypeScript would load Node's compiler
// (20 MB that stay) before the cache of compiled modules can spare it.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/node"));
const { startServer } = await import("./server.ts");
await startServer();
