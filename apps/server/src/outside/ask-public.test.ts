import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandIn, startStandIn } from "../testing/stand-in.ts";
import { askOutside, askPublic, isPublicAddress, lookupPublic, mayBePublic } from "./ask-outside.ts";

let inside: StandIn;
beforeAll(async () => {
  inside = await startStandIn();
});
afterAll(() => inside.close());

const limits = { maxBytes: 1000, timeoutMs: 5000, accept: "image/*" };

describe("an address that somebody else wrote is refused without a request", () => {
  const inside = "127.0.0.1 2130706433 0x7f.1 0 10.1.2.3 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1";
  const inside6 = "::1 ::ffff:127.0.0.1 ::127.0.0.1 fe80::1 fd00::1 64:ff9b::7f00:1";

  test.each([
    "http://cdn.example/picture.jpg",
    "https://cdn.example:8443/picture.jpg",
    "https://user:word@cdn.example/picture.jpg",
    ...inside.split(" ").map((host) => `https://${host}/picture.jpg`),
    ...inside6.split(" ").map((host) => `https://[${host}]/picture.jpg`),
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
  ])("%s", async (address) => {
    expect(mayBePublic(new URL(address))).toBe(false);
    await expect(askPublic(new URL(address), limits)).rejects.toThrow("is not on the public internet");
  });
});

test("addresses of the internet may be asked", () => {
  for (const address of ["cdn.example/a.jpg?size=2", "93.184.215.14/a.jpg", "[2606:4700::1111]/a"])
    expect(mayBePublic(new URL(`https://${address}`)), address).toBe(true);
  expect(isPublicAddress("93.184.215.14")).toBe(true);
  expect(isPublicAddress("no address")).toBe(false);
});

describe("no address of the public internet", () => {
  test.each([
    ["this machine", "127.0.0.1"],
    ["this machine in IPv6", "::1"],
    ["no machine", "::"],
    ["IPv4 mapped", "::ffff:127.0.0.1"],
    ["IPv4 mapped, a local network", "::ffff:10.0.0.1"],
    ["IPv4 translated", "::ffff:0:127.0.0.1"],
    ["IPv4 compatible", "::127.0.0.1"],
    ["IPv4 compatible, as an address of the web has it", "::7f00:1"],
    ["IPv4 compatible, a public one", "::5db8:d70e"],
    ["NAT64", "64:ff9b::127.0.0.1"],
    ["NAT64, a public one", "64:ff9b::93.184.215.14"],
    ["NAT64 of a network's own", "64:ff9b:1::10.0.0.1"],
    ["6to4", "2002:7f00:1::1"],
    ["6to4 of a local network", "2002:c0a8:1::1"],
    ["Teredo", "2001:0:7f00:1::1"],
    ["ISATAP", "2606:4700::5efe:127.0.0.1"],
    ["ISATAP with a public one's mark", "2606:4700::200:5efe:10.0.0.1"],
    ["a link's own", "fe80::1"],
    ["a link's own with its zone", "fe80::1%eth0"],
    ["a site's own", "fec0::1"],
    ["unique local", "fd00::1"],
    ["many at once", "ff02::1"],
    ["discard", "100::1"],
    ["documentation", "2001:db8::1"],
    ["segment routing", "5f00::1"],
    ["carrier's own", "100.64.0.1"],
    ["a cloud's notes", "169.254.169.254"],
    ["a cloud's notes elsewhere", "100.100.100.200"],
    ["a cloud's notes among reserved ones", "192.0.0.192"],
    ["a cloud's server for its machines", "168.63.129.16"],
    ["the same, mapped", "::ffff:168.63.129.16"],
    ["everybody here", "255.255.255.255"],
    ["nobody", "0.0.0.0"],
  ])("%s: %s", (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
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
