import { type Attack, finding, type Ground } from "../attack.ts";

const OUTSIDE = [
  "etc/passwd",
  "package.json",
  ".env",
  ".git/config",
  "data/replays.sqlite",
  "proc/self/environ",
];
const UPWARDS = [
  "../../../../",
  "..%2f..%2f..%2f..%2f",
  "%2e%2e/%2e%2e/%2e%2e/",
  "%252e%252e%252f%252e%252e%252f",
  "..%5c..%5c..%5c",
  "..\\..\\..\\",
  "%c0%ae%c0%ae/%c0%ae%c0%ae/",
  "....//....//",
  "./.././.././../",
  "%00/../../",
];
const BASES = ["/", "/assets/", "/api/characters/", "/character/combos/x/", "/api/oembed/thumbnails/"];
const JUNK = [
  "",
  "'",
  '"',
  "%00",
  "%ff",
  "%0d%0aset-cookie:%20a=b",
  "__proto__",
  "constructor",
  "[object Object]",
  "-1",
  "1e309",
  "%F0%9F%92%A5",
  "%E2%80%AE",
  "<script>alert(1)</script>",
  "' or 1=1--",
  "..",
  "a".repeat(3000),
];
const ASKED_WITH = [
  "/stats/replays?id=",
  "/stats/replays?id[]=",
  "/api/oembed?url=",
  "/api/oembed?url=https://youtu.be/",
  "/api/news/images/",
  "/api/characters/",
  "/stats?id=",
  "/api/health?ready=",
];
const ODD = [
  "*",
  "//",
  "//evil.example/",
  "/\\evil.example",
  "http://evil.example/",
  "https://[::1]:9/about",
  "/%",
  "/%zz",
  "/about?%",
  "/about#x",
  "/about;a=b",
  "/?a[b][c]=d&__proto__[x]=1",
  `/${"a".repeat(15_000)}`,
  `/${"a/".repeat(3000)}`,
  `/?${"a=b&".repeat(3500)}`,
  `/${"%2e".repeat(2500)}`,
  "/wank.json%00",
  "/sw.js/",
  "/index.html",
  "/__spa-fallback.html",
];

const ADDRESSES = [
  ...ODD,
  ...BASES.flatMap((base) =>
    UPWARDS.flatMap((upwards) => OUTSIDE.slice(0, 3).map((file) => base + upwards + file)),
  ),
  ...UPWARDS.flatMap((upwards) => OUTSIDE.map((file) => `/${upwards}${file}`)),
  ...ASKED_WITH.flatMap((start) => JUNK.map((junk) => start + junk.replaceAll(" ", "%20"))),
];

/** On every answer, whatever it is. */
const SECURITY = [
  /^x-content-type-options: nosniff$/im,
  /^referrer-policy: \S/im,
  /^content-security-policy: \S/im,
];
/** A stack trace, a file of the machine, the words of a library. */
const INSIDE = /\bat .+:\d+:\d+|node_modules|root:x:0|FST_ERR|SQLITE_|"workspaces"/;

/** Addresses that are made to reach a file, an error or a header. */
export const hostileAddresses: Attack = {
  name: "hostile-addresses",
  about: `${ADDRESSES.length} addresses that lead out of the site, or into an error`,
  isShort: true,
  async run(ground) {
    const broken: Record<string, string[]> = { status: [], headers: [], inside: [] };
    const queue = ADDRESSES.entries();
    // One iterator, so that each address is taken once.
    await Promise.all(Array.from({ length: 8 }, () => askAll(ground, queue, broken)));
    const { status = [], headers = [], inside = [] } = broken;
    return [
      finding("one answer each, none of them 5xx", listOf(status), status.length === 0),
      finding("security headers on all", listOf(headers), headers.length === 0),
      finding("nothing of the inside in any", listOf(inside), inside.length === 0),
    ];
  },
};

async function askAll(
  { visitors, addressOf }: Ground,
  addresses: Iterable<[number, string]>,
  broken: Record<string, string[]>,
): Promise<void> {
  for (const [index, address] of addresses) {
    const bytes = `GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
    const text = await visitors.send(bytes, addressOf(index % 10), 10_000);
    const head = text.slice(0, Math.max(0, text.indexOf("\r\n\r\n"))).replaceAll("\r", "");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
    if (status < 200 || status >= 500) broken.status?.push(`${address} (${status})`);
    // A redirect shows nothing, so it needs no policy.
    const needed = status === 308 ? SECURITY.slice(0, 2) : SECURITY;
    if (!needed.every((header) => header.test(head))) broken.headers?.push(address);
    if (INSIDE.test(text) && !/javascript/.test(head)) broken.inside?.push(address);
  }
}

function listOf(addresses: readonly string[]): string {
  if (addresses.length === 0) return "so it is";
  return `${addresses.length} not, such as ${addresses
    .slice(0, 3)
    .map((address) => address.slice(0, 60))
    .join("  ")}`;
}
