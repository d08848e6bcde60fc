import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Puts a line between a test and the database at `url`, which can break under whoever talks on it, on a free loopback port until the test ends. */
export async function startCutLine(url: string) {
  const there = new URL(url);
  let left = Number.POSITIVE_INFINITY;
  let isHanging = false;
  const cuts = new Set<() => void>();
  const answers = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    const cut = () => {
      near.resetAndDestroy();
      far.destroy();
      cuts.delete(cut);
      answers.delete(far);
    };
    cuts.add(cut);
    near.on("error", cut).on("close", cut);
    far.on("error", cut).on("close", cut);
    near.on("data", (chunk) => {
      left -= chunk.length;
      if (left > 0) return void far.write(chunk);
      left = Number.POSITIVE_INFINITY;
      for (const one of [...cuts]) one();
    });
    far.on("data", (chunk) => near.write(chunk)).on("end", () => near.end());
    answers.add(far);
    if (isHanging) far.pause();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const one of [...cuts]) one();
    server.close();
  });
  const here = new URL(url);
  here.port = `${(server.address() as AddressInfo).port}`;
  return {
    /** The database's address, through this line. */
    url: here.href,
    /** Breaks every connection as soon as that many more bytes went to the database; later connections are whole. */
    cutAfter: (bytes: number) => {
      left = bytes;
    },
    /** The database seems to hang: nothing comes from it any more, until `goOn`. */
    hang: () => {
      isHanging = true;
      for (const far of answers) far.pause();
    },
    goOn: () => {
      isHanging = false;
      for (const far of answers) far.resume();
    },
  };
}
