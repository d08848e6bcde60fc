// Makes every npm script work on a fresh clone: installs what is missing and says so in one line (see run.mjs).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** Holds the digest of the lock file, and `production` behind it where the `devDependencies` are missing. */
const stampFile = join(root, "node_modules/.tactician-installed");
const PRODUCTION = "production";

/**
 * Installs the packages of the lock file unless exactly these were installed before; ends the process when it cannot.
 * `isProduction` leaves out the `devDependencies`, half of all, unless they were installed before.
 */
export function installPackages(isProduction = false) {
  const [installed, part] = existsSync(stampFile)
    ? readFileSync(stampFile, "utf8").split(" ")
    : [undefined, PRODUCTION];
  if (installed === lockDigest() && (part === undefined || isProduction)) return;
  say("Installing packages (about a minute, the first time only) ...");
  // Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms, which some registry mirrors do not carry.
  // `npm install` takes the locked versions too.
  const failure = "Installing packages failed. Is the network up?";
  const isPart = isProduction && part === PRODUCTION;
  const omitted = isPart ? ["--omit=dev"] : [];
  run("npm", ["install", ...omitted, "--no-audit", "--no-fund", "--loglevel=error"], failure);
  // The file as it is now: npm may have written it anew.
  writeFileSync(stampFile, isPart ? `${lockDigest()} ${PRODUCTION}` : lockDigest());
}

function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Installs a Chromium unless there is one. */
export function installChromium() {
  const chromium = process.env.CHROMIUM_PATH || findChromium();
  if (chromium && existsSync(chromium)) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium for the browser tests (Debian package) ...");
    const failure = "Installing Chromium failed. Install it by hand and set CHROMIUM_PATH.";
    run("apt-get", ["update", "-qq"], failure);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], failure);
    // The same browser without a window system behind it, twice as quick in tests. Not every Debian has the package.
    attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
    return;
  }
  say("Installing Chromium for the browser tests (through Playwright) ...");
  run(
    "npx",
    ["playwright", "install", "chromium"],
    "Installing Chromium failed. Install it by hand and set CHROMIUM_PATH.",
  );
}

const PROXIES = { nginx: "/usr/sbin/nginx", caddy: "/usr/bin/caddy" };

/** Installs the proxies that stand before the server in a test, where root of a Debian without systemd can (a container); elsewhere the test says that it is left out. */
export function installProxies() {
  const missing = Object.keys(PROXIES).filter((name) => !existsSync(PROXIES[name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  // There the packages would start, on the ports of a server that may be somebody's.
  if (existsSync("/run/systemd/system")) return;
  say(`Installing ${missing.join(" and ")} for the tests behind a proxy (Debian packages) ...`);
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing]);
}

/** Debian's Chromium, or the one that Playwright has put into its own cache. */
function findChromium() {
  const debian = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));
  if (debian) return debian;
  const asked = spawnSync(
    process.execPath,
    ["-e", "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { cwd: root, encoding: "utf8" },
  );
  return asked.stdout?.trim();
}

function run(command, args, failure) {
  const { status, error } = attempt(command, args);
  if (status === 0) return;
  console.error(`${failure}${error ? ` (${error.message})` : ""}`);
  process.exit(1);
}

function attempt(command, args) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: process.platform === "win32",
  });
}

function say(line) {
  console.log(`tactician: ${line}`);
}
