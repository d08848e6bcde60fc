import { chmodSync, chownSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import { attack, type SiteOptions, startSite } from "./testing/attack.ts";

const NOBODY = 65_534;
const asNobody = (dataDir: string): SiteOptions => ({
  dataDir,
  user: NOBODY,
  settings: { METRICS: "127.0.0.1:0" },
});
const IS_ROOT = process.getuid?.() === 0;

// Who serves is not who built: nothing of the tree can be written, the build's cache of compiled modules is another user's.
attack(
  `another-user${IS_ROOT ? "" : " (left out: only root can start one)"}`,
  "a server of nobody, with metrics, on a tree of root",
  {
    isLeftOut: !IS_ROOT,
    endsSite: true,
    async prepareSite(dataDir) {
      chmodSync(dirname(dataDir), 0o755);
      chownSync(dataDir, NOBODY, NOBODY);
      return asNobody(dataDir);
    },
    async run({ site, visitors, folder }) {
      expect((await visitors.ask("/api/health", 0)).body).toContain('"ok"');
      // Killed, as the first one may be before it ends in order.
      await site.stop("SIGKILL");
      const second = await startSite(asNobody(folder));
      expect(second.memory(), "MB of a start that finds its modules compiled").toBeLessThan(150);
      await second.stop();
    },
  },
);
