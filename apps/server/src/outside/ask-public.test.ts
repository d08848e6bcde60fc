import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandIn, startStandIn } from "../testing/stand-in.ts";
import { askOutside } from "./ask-outside.ts";
import { askPublic, isPublicAddress, lookupPublic, mayBePublic } from "./ask-public.ts";

let inside: StandIn;
beforeAll(async () => {
  inside = await startStandIn();
});
afterAll(() => inside.close());

const limits = { maxBytes: 1000, timeoutMs: 5000, accept: "image/*" };

describe("an address that somebody else wrote is refused without a request", () => {
  test.each([
    "http://cdn.example/picture.jpg",
    "https://cdn.example:8443/picture.jpg",
    "https://user:word@cdn.example/picture.jpg",
    "https://127.0.0.1/picture.jpg",
    "https://2130706433/picture.jpg",
    "https://0x7f.1/picture.jpg",
    "https://0/picture.jpg",
    "https://10.1.2.3/picture.jpg",
    "https://172.16.0.1/picture.jpg",
    "https://192.168.0.1/picture.jpg",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/picture.jpg",
    "https://[::1]/picture.jpg",
    "https://[::ffff:127.0.0.1]/picture.jpg",
    "https://[fe80::1]/picture.jpg",
    "https://[fd00::1]/picture.jpg",
    "https://[64:ff9b::7f00:1]/picture.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
  ])("%s", async (address) => {
    expect(mayBePublic(new URL(address))).toBe(false);
    await expect(askPublic(new URL(address), limits)).rejects.toThrow("is not on the public internet");
  });
});

test("addresses of the internet may be asked", () => {
  for (const address of [
    "https://cdn.example/a.jpg?size=2",
    "https://93.184.215.14/a.jpg",
    "https://[2606:4700::1111]/a",
  ])
    expect(mayBePublic(new URL(address)), address).toBe(true);
  expect(isPublicAddress("93.184.215.14")).toBe(true);
  expect(isPublicAddress("no address")).toBe(false);
});

test("a name that leads to this machine is refused before anything is sent", async () => {
  const { port } = new URL(inside.origin);
  const asked = askOutside(new URL(`http://localhost:${port}/`), { ...limits, lookup: lookupPublic });
  await expect(asked).rejects.toThrow("is not on the public internet");
  expect(inside.asked).toEqual([]);
});

test("a name that leads nowhere says so", async () => {
  const asked = askOutside(new URL("http://nobody.invalid/"), { ...limits, lookup: lookupPublic });
  await expect(asked).rejects.toThrow(/could not be asked \((ENOTFOUND|EAI_AGAIN)\)/);
});
