// A server of a user who may not write where its matches are: root may write everywhere, and goes on as nobody.
import { startServer } from "../start.ts";

if (process.getuid?.() === 0) {
  process.setgid?.(65_534);
  process.setuid?.(65_534);
}
await startServer();
