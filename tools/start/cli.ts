// `npm start`: builds when something changed since the last build, then serves.
import { buildSite, isBuildCurrent } from "../build/build-site.ts";

if (!isBuildCurrent()) {
  console.log("tactician: Building the site (under two minutes, only after a change) ...");
  await buildSite();
}
await import("../../apps/server/src/server.ts");
