// Loads the server once and exits, so that its first real start finds every module compiled (serve.mjs says why).
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
enableCompileCache(join(root, "node_modules/.cache/node"));
await import("./fingerprint.ts");
await import("../../apps/server/src/start.ts");
flushCompileCache();
