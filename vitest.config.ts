import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.ts",
      "apps/server/src/**/*.test.ts",
      "apps/server/attacks/testing/*.test.ts",
      "apps/ops/**/*.test.ts",
      "apps/web/app/**/*.test.{ts,tsx}",
      "tools/**/*.test.ts",
      "art/**/*.test.ts",
    ],
    // One process for many files: starting one for each took a third of the time. Tests undo what they stub.
    isolate: false,
    // Vitest would leave a core to the machine: on two cores that is half the tests' speed. Tests of stores and servers wait for other
    // processes a quarter of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A test that computes for two seconds takes five on a machine that is busy with others; one that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ["./tools/test/clean-console.ts"],
    // Half of the time of a process that a test starts is the reading of TypeScript; who passes this on reads each text once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL(".cache/node", import.meta.url)) },
  },
});
