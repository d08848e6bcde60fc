import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Codings that bodies are kept in, best first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

/** An answer's body as it is kept: in every coding, or plain when it is not worth packing. */
export interface Content {
  /** Of the plain bytes: 22 characters of their SHA-256 in base64url. */
  hash: string;
  /** Of the plain body. */
  bytes: number;
  bodies: { identity: Buffer } | Record<Coding, Buffer>;
}

/** One that is put together when somebody asks: nobody waits for a second coding. */
export interface GzipContent extends Omit<Content, "bodies"> {
  bodies: { gzip: Buffer };
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body that is sent as it is: a picture, or one that hardly anybody asks for. */
export function plainContent(identity: Buffer): Content {
  return { ...describe(identity), bodies: { identity } };
}

/** How hard a body is packed. */
const EFFORTS = {
  /** As hard as can be: a tenth of a second for 100 KB. */
  most: {
    brotli: constants.BROTLI_MAX_QUALITY,
    window: constants.BROTLI_DEFAULT_WINDOW,
    gzip: constants.Z_BEST_COMPRESSION,
  },
  /**
   * A millisecond or two for 100 KB, and a tenth larger: for what somebody waits for. A window of 128 KB packs such a
   * body as well as the usual one of 4 MB, and takes less memory while it does.
   */
  quick: { brotli: 5, window: 17, gzip: 6 },
};

/** A body that many visitors will get, in every coding. */
export async function compressedContent(
  identity: Buffer,
  effort: keyof typeof EFFORTS = "most",
): Promise<Content> {
  const levels = EFFORTS[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_LGWIN]: levels.window,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzip] = await Promise.all([
    brotliAsync(identity, { params }),
    gzipAsync(identity, { level: levels.gzip }),
  ]);
  return { ...describe(identity), bodies: { br: ofItsOwn(br), gzip: ofItsOwn(gzip) } };
}

/** What zlib gives is a piece of at least 16 KB, which would be kept with it. */
function ofItsOwn(piece: Buffer): Buffer {
  const body = Buffer.allocUnsafeSlow(piece.length);
  piece.copy(body);
  return body;
}

function describe(identity: Buffer) {
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { hash, bytes: identity.length };
}
