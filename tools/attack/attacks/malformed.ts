import { type Attack, finding } from "../attack.ts";

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

/** What a proxy in front might understand otherwise than the server must not get two answers. */
export const malformed: Attack = {
  name: "malformed",
  about: `${Object.keys(SHAPES).length} requests that can be cut apart in two ways`,
  isShort: true,
  async run({ visitors, addressOf }) {
    const answers = await Promise.all(
      Object.entries(SHAPES).map(async ([shape, bytes]) => ({
        shape,
        statuses: [...(await visitors.send(bytes, addressOf(0))).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(
          ([, status]) => Number(status),
        ),
      })),
    );
    const twice = answers.filter(({ statuses }) => statuses.length > 1);
    const odd = answers.filter(({ statuses: [status = 400] }) => status < 400 || status >= 500);
    return [
      finding("none is answered twice", listOf(twice), twice.length === 0),
      finding("each is refused with a 4xx or closed", listOf(odd), odd.length === 0),
    ];
  },
};

function listOf(answers: readonly { shape: string; statuses: readonly number[] }[]): string {
  return answers.map(({ shape, statuses }) => `${shape} (${statuses.join(", ")})`).join("; ") || "so it is";
}
