import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Attacks on a server of the built site: `npm run attack`, and in short a step of `npm test`. They need Linux. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.test.ts"],
    // What one attack costs the machine must not count as the server's slowness under another.
    fileParallelism: false,
    // What a process that an attack starts reads of TypeScript is read once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../.cache/node", import.meta.url)) },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
