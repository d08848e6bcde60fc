import { expect } from "vitest";
import { attack, type Ground } from "./testing/attack.ts";

const SECOND = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
const post = (headers: string, body: string) =>
  `POST /about HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const get = (headers: string, body = "") => `GET /about HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;

/** Requests that two servers in a row might cut apart in different places, each with a second one inside it or behind it. */
const SHAPES: Readonly<Record<string, string>> = {
  "a length and chunks": post("Content-Length: 6\r\nTransfer-Encoding: chunked", `0\r\n\r\n${SECOND}`),
  "chunks and a length": post("Transfer-Encoding: chunked\r\nContent-Length: 4", `0\r\n\r\n${SECOND}`),
  "a length and chunks of a GET": get(
    "Content-Length: 6\r\nTransfer-Encoding: chunked",
    `0\r\n\r\n${SECOND}`,
  ),
  "two lengths": get("Content-Length: 0\r\nContent-Length: 40", SECOND),
  "two equal lengths": get("Content-Length: 40\r\nContent-Length: 40", SECOND),
  "a list of lengths": get("Content-Length: 0, 40", SECOND),
  "a negative length": get("Content-Length: -1", SECOND),
  "a length with a sign": get("Content-Length: +40", SECOND),
  "a length in hexadecimal": get("Content-Length: 0x28", SECOND),
  "a length past all numbers": get("Content-Length: 99999999999999999999", SECOND),
  "a length with a space inside": get("Content-Length: 4 0", SECOND),
  "a space before the colon": get("Content-Length : 40", SECOND),
  "chunks with a space before the colon": post("Transfer-Encoding : chunked", `0\r\n\r\n${SECOND}`),
  "two codings": post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${SECOND}`),
  "an unknown coding": post("Transfer-Encoding: xchunked", `0\r\n\r\n${SECOND}`),
  "two headers of codings": post("Transfer-Encoding: chunked\r\nTransfer-Encoding: x", `0\r\n\r\n${SECOND}`),
  "a folded header": get("X-A: 1\r\n Content-Length: 40", SECOND),
  "a folded coding": post("Transfer-Encoding:\r\n chunked", `0\r\n\r\n${SECOND}`),
  "bare line feeds": `GET /about HTTP/1.1\nHost: a\nContent-Length: 40\n\n${SECOND}`,
  "a bare carriage return": get("X-A: 1\rContent-Length: 40", SECOND),
  "a zero byte in a header": get("X-A: 1\0\r\nContent-Length: 40", SECOND),
  "a size of a chunk that is none": post("Transfer-Encoding: chunked", `zz\r\n\r\n${SECOND}`),
  "a chunk longer than its size": post("Transfer-Encoding: chunked", `1\r\nabc\r\n0\r\n\r\n${SECOND}`),
  "a size of a chunk with a sign": post("Transfer-Encoding: chunked", `+0\r\n\r\n${SECOND}`),
};

// What a proxy in front might understand otherwise than the server must not get two answers.
attack("malformed", `${Object.keys(SHAPES).length} requests that can be cut apart in two ways`, {
  async run({ visitors }) {
    const answers = await Promise.all(
      Object.entries(SHAPES).map(async ([shape, bytes]) => ({
        shape,
        statuses: [...(await visitors.send(bytes, 0)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
          Number(status),
        ),
      })),
    );
    const twice = answers.filter(({ statuses }) => statuses.length > 1);
    const odd = answers.filter(({ statuses: [status = 400] }) => status < 400 || status >= 500);
    expect.soft(twice, "none is answered twice").toEqual([]);
    expect(odd, "each is refused with a 4xx or closed").toEqual([]);
  },
});

const OUTSIDE = "etc/passwd package.json .env .git/config data/replays.sqlite proc/self/environ".split(" ");
const UPWARDS =
  "../../../../ ..%2f..%2f..%2f..%2f %2e%2e/%2e%2e/%2e%2e/ %252e%252e%252f%252e%252e%252f ..%5c..%5c..%5c ..\\..\\..\\ %c0%ae%c0%ae/%c0%ae%c0%ae/ ....//....// ./.././.././../ %00/../../".split(
    " ",
  );
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
const ASKED_WITH =
  "/stats/replays?id= /stats/replays?id[]= /api/oembed?url= /api/oembed?url=https://youtu.be/ /api/news/images/ /api/characters/ /stats?id= /api/health?ready=".split(
    " ",
  );
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

/** Addresses whose answer was wrong. */
interface Broken {
  readonly status: string[];
  readonly headers: string[];
  readonly inside: string[];
}

attack("hostile-addresses", `${ADDRESSES.length} addresses that lead out of the site, or into an error`, {
  async run(ground) {
    const broken: Broken = { status: [], headers: [], inside: [] };
    const queue = ADDRESSES.entries();
    // One iterator, so that each address is taken once.
    await Promise.all(Array.from({ length: 8 }, () => askAll(ground, queue, broken)));
    expect.soft(broken.status, "one answer each, none of them 5xx").toEqual([]);
    expect.soft(broken.headers, "security headers on all").toEqual([]);
    expect(broken.inside, "nothing of the inside in any").toEqual([]);
  },
});

async function askAll(
  { visitors }: Ground,
  addresses: Iterable<[number, string]>,
  broken: Broken,
): Promise<void> {
  for (const [index, address] of addresses) {
    const bytes = `GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
    const text = await visitors.send(bytes, index % 10, 10_000);
    const head = text.slice(0, Math.max(0, text.indexOf("\r\n\r\n"))).replaceAll("\r", "");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
    const short = `${address.slice(0, 60)} (${status})`;
    if (status < 200 || status >= 500) broken.status.push(short);
    // A redirect shows nothing, so it needs no policy.
    const needed = status === 308 ? SECURITY.slice(0, 2) : SECURITY;
    if (!needed.every((header) => header.test(head))) broken.headers.push(short);
    if (INSIDE.test(text) && !/javascript/.test(head)) broken.inside.push(short);
  }
}
