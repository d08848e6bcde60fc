/** Every setting that changes what a build makes. */
export const BUILD_SETTINGS = [
  "SITE_URL",
  "VITE_API_URL",
  "VITE_STATS_URL",
  "VITE_TWITCH_URL",
  "VITE_YOUTUBE_URL",
  "VITE_DISCORD_URL",
  "VITE_SUPPORT_URL",
  "VITE_VERSION_1_URL",
  "VITE_ANALYTICS_SCRIPT_URL",
  "VITE_SPEED_SCRIPT_URL",
  "VITE_SOURCE_URL",
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of a build; throws an error that names each mistake. */
export function readBuildSettings(environment: Environment) {
  return {
    /** The site's canonical address without a slash at the end, as apps/web/build-settings.ts reads it. */
    siteUrl: (environment.SITE_URL ?? "http://localhost:3000").replace(/\/+$/, ""),
    /** Other hosts that pages load data from; the policy must allow them. */
    connectSources: [environment.VITE_API_URL, environment.VITE_STATS_URL].flatMap(
      (address) => URL.parse(address ?? "")?.origin ?? [],
    ),
    /** The hosting provider's scripts; the policy allows these alone. */
    scriptSources: providerScripts(environment),
  };
}

const SCRIPT_SETTINGS = ["VITE_ANALYTICS_SCRIPT_URL", "VITE_SPEED_SCRIPT_URL"] as const;

/** What a content security policy can name exactly. */
const PLAIN_ADDRESS = /^https:\/\/[\w.:-]+\/[\w./~%@+-]+$/;

/** Refuses addresses that a policy cannot name (a query, no `https`): browsers would block the script. */
function providerScripts(environment: Environment): string[] {
  const given = SCRIPT_SETTINGS.flatMap((name) => {
    const address = environment[name]?.trim() ?? "";
    return address === "" ? [] : [{ name, address }];
  });
  const mistakes = given.flatMap(({ name, address }) => {
    if (URL.parse(address)?.href === address && PLAIN_ADDRESS.test(address)) return [];
    return `${name} must be the https address of a script, without a query, such as https://provider.example/script.js (it is "${address}")`;
  });
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return given.map(({ address }) => address);
}
