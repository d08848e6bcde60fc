// `npm run serve`, and what `npm start` ends in. Plain JavaScript: an entry in TypeScript would load Node's compiler
// (20 MB that stay) before the cache of compiled modules can spare it.
import { constants, enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

const HEAP_MB = 192;
const args = process.argv.slice(2);
// Once more as the same process, with what can only be said before it starts. The largest heap: V8 makes room by the memory of the
// machine and not by what is needed (a flood of pairs took 80 MB more). And how malloc gives memory back (46 MB are left of all floods
// instead of 90): one arena, as every thread that packs an answer would keep its own; what is large by itself, from the start on and
// not only until something large was freed. Whoever has set the arenas has chosen; `node --watch` talks with the process that it began.
if (process.execve && !process.env.MALLOC_ARENA_MAX && process.channel === undefined)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, `--max-old-space-size=${HEAP_MB}`, import.meta.filename, ...args],
    {
      ...process.env,
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: "32768",
      MALLOC_TRIM_THRESHOLD_: "131072",
    },
  );

const root = join(import.meta.dirname, "../../..");
// The cache that the build fills. Node keeps one for each user, so where another one serves, or the tree is read-only, it lies
// with everything else that the server writes (`DATA_DIR` in packages/settings).
const { status } = enableCompileCache(join(root, "node_modules/.cache/node"));
if (status === constants.compileCacheStatus.FAILED)
  enableCompileCache(join(process.env.DATA_DIR || join(root, "data"), "compiled"));
// V8 would let its space for young objects grow with what a start or a flood of requests makes of soon-garbage, to 130 MB on
// a large machine, and keep that size for as long as nothing happens.
setFlagsFromString("--semi-space-growth-factor=1");
const { startServer } = await import("./start.ts");
await startServer(args);
// Not only when it ends: whoever is killed would compile everything again.
flushCompileCache();
