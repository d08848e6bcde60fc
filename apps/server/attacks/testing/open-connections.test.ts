import { expect, test } from "vitest";
import { countIn } from "./open-connections.ts";

// What Linux writes: the server on 3000 (0BB8), two visitors of 127.20.0.1 (0100147F), one of them gone, and another address.
const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1 0
   1: 0100007F:0BB8 0100147F:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 2 1 0
   2: 0100147F:D2F0 0100007F:0BB8 01 00000000:00000000 00:00000000 00000000     0        0 3 1 0
   3: 0100007F:0BB8 0100147F:D2F1 06 00000000:00000000 00:00000000 00000000     0        0 0 1 0
   4: 0100007F:0BB8 0200007F:D2F2 01 00000000:00000000 00:00000000 00000000     0        0 4 1 0
`;

test("the server's side of connections to one address is counted, while it is open", () => {
  expect(countIn(TABLE, 3000, "127.20.0.1")).toBe(1);
  expect(countIn(TABLE, 3000, "127.0.0.2")).toBe(1);
  expect(countIn(TABLE, 3001, "127.20.0.1")).toBe(0);
});
