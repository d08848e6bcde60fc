// The server's process: `npm run serve`.
import { setFlagsFromString } from "node:v8";

// Loading the site makes much that is soon garbage. V8 would let its space for young objects grow with it and keep that
// size for as long as nothing happens: 20 MB of an idle server's 170. Afterwards it may grow as visitors need it.
setFlagsFromString("--semi-space-growth-factor=1");
const { startServer } = await import("./start.ts");
await startServer();
setFlagsFromString("--semi-space-growth-factor=2");
