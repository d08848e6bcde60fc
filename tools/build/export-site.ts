import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as contract from "@tactician/contract";
import {
  dataHeaders,
  type Entry,
  filePolicy,
  type HeaderFields,
  isOpenData,
  loadSite,
  type Site,
  type Variant,
} from "@tactician/static-site";
import { createApp } from "../../apps/server/src/app.ts";
import { readConfig } from "../../apps/server/src/config.ts";

interface ExportOptions {
  readonly distDir: string;
  /** Does not exist, is empty, or was written by an export. */
  readonly outDir: string;
  /** The pages of moves are three quarters of all files. */
  readonly withMoves: boolean;
  readonly siteUrl: string;
  /** Other origins that the pages were built to ask. */
  readonly connectSources: readonly string[];
  readonly securityContact?: string | undefined;
}

/** Free hosts take so many files of a site. */
export const MOST_FILES = 20_000;

const HEADERS_FILE = "_headers";
const MADE_BY =
  "# Made by `npm run export`, for hosts that read it. Others are told the same in their own way.";

/**
 * Writes the built site as files for any static host: pages as `index.html` in a folder of their address, documents of the API under
 * theirs. What only a server answers (statistics, everybody's matches, reports, news, pairs, pictures of moves) is not there.
 */
export async function exportSite(options: ExportOptions): Promise<{ files: number; bytes: number }> {
  const { distDir, outDir, withMoves, siteUrl } = options;
  await empty(outDir);
  const written = { files: 0, bytes: 0 };
  const write = async (path: string, body: Uint8Array | string) => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    written.files++;
    written.bytes += Buffer.byteLength(body);
  };
  const site = await loadSite(distDir, siteUrl);
  for (const [path, { answer }] of site.resources) {
    if ("file" in answer) await write(path, await readFile(join(distDir, "web", answer.file)));
    else if (isPage(answer)) await write(`${path}/index.html`, pageOf(answer));
    else await write(path, answer.identity.readBody());
  }
  await write("404.html", pageOf(site.notFound));
  if (withMoves) await exportMoves(site, write);
  for (const [path, body] of await askServer(options, site)) await write(path, body);
  await write(HEADERS_FILE, headersFile(site, options.connectSources));
  return written;
}

/** Never deletes what somebody else has put there. */
async function empty(outDir: string): Promise<void> {
  const own = await readFile(join(outDir, HEADERS_FILE), "utf8").catch(() => "");
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !own.startsWith(MADE_BY))
    throw new Error(`${outDir} is not empty: name a folder that is, or one that an export has written.`);
  await rm(outDir, { recursive: true, force: true });
}

type Write = (path: string, body: Uint8Array | string) => Promise<void>;

async function exportMoves({ moves }: Site, write: Write): Promise<void> {
  for (const [character, places] of moves.places)
    await Promise.all(
      [...places].map(async ([part, place]) => {
        const { html, headers } = await moves.html(place);
        const policy = headers["content-security-policy"] ?? "";
        await write(`${contract.MOVES_PREFIX}${character}/${part}/index.html`, withPolicy(html, policy));
      }),
    );
}

/** What the server makes of the built documents, by where it goes: asked of an application of its own, with an empty store. */
async function askServer(
  { distDir, siteUrl, securityContact }: ExportOptions,
  site: Site,
): Promise<[string, string][]> {
  const dataDir = await mkdtemp(join(tmpdir(), "tactician-export-"));
  const app = await createApp(
    readConfig({
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      SECURITY_CONTACT: securityContact,
      LOG_LEVEL: "silent",
    }),
    site,
  );
  try {
    const ids = [...site.data.characters.keys()] as Parameters<typeof contract.characterPath>[0][];
    const api = [
      contract.CHARACTERS_PATH,
      ...ids.map(contract.characterPath),
      ...DOCUMENTS.flatMap((pathOf) => ids.map(pathOf)),
      contract.CHANGES_PATH,
      contract.OPEN_API_PATH,
    ].map((path) => contract.API_BASE + path);
    const addresses = [...api, contract.MAPPINGS_PATH, "/.well-known/security.txt"];
    const files: [string, string][] = [];
    for (const address of addresses) {
      const { statusCode, body } = await app.inject(address);
      if (statusCode === 404 && !isOpenData(address)) continue;
      if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}`);
      // A folder of that name holds further documents. JSON, whatever the ending says; without `<` it is no page either.
      const isFolder = addresses.some((other) => other.startsWith(`${address}/`));
      files.push(isFolder ? [`${address}/index.html`, body.replaceAll("<", "\\u003c")] : [address, body]);
    }
    return files;
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const DOCUMENTS = [
  contract.matchupSidePath,
  contract.movesPath,
  contract.characterChangesPath,
  contract.changedAnswersPath,
  contract.historyPath,
];

function isPage({ identity }: Entry): boolean {
  return headerOf(identity, "content-type")?.startsWith("text/html") === true;
}

function pageOf({ identity }: Entry): string {
  return withPolicy(identity.readBody().toString(), headerOf(identity, "content-security-policy") ?? "");
}

/** Each page allows its own inline code alone, and no host has room for so many headers: it says so itself. */
function withPolicy(html: string, policy: string): string {
  // Only a header can say who may frame a page.
  const content = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace(/<meta charset="utf-8"\/?>|<!doctype html>(?!<html)/i, (first) => first + meta);
}

function headerOf({ headers }: Variant, name: string): string | undefined {
  const at = headers.indexOf(name);
  return at < 0 ? undefined : headers[at + 1];
}

/** In the form of Netlify and Cloudflare Pages. Where two rules fit, both policies hold. */
function headersFile({ security }: Site, connectSources: readonly string[]): string {
  const data: HeaderFields = { ...dataHeaders, "content-type": "application/json; charset=utf-8" };
  const { "content-security-policy": _policy, ...openData } = data;
  const rules: [pattern: string, headers: HeaderFields][] = [
    ["/*", { ...security, "content-security-policy": "frame-ancestors 'none'" }],
    [
      "/assets/*",
      {
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": filePolicy(connectSources),
      },
    ],
    ["/sw.js", { "cache-control": "no-cache", "content-security-policy": filePolicy(connectSources) }],
    [`${contract.API_BASE}/*`, data],
    ...[contract.MAPPINGS_PATH, contract.STRATEGIES_FILE, contract.RANKINGS_FILE, contract.ACCURACY_FILE].map(
      (file): [string, HeaderFields] => [file, openData],
    ),
  ];
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${MADE_BY}\n${blocks.join("\n")}\n`;
}
