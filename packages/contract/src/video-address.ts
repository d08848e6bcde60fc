/** A video of a known host, told apart from whatever else an address may say. */
export interface OutsideVideo {
  provider: VideoProvider;
  /** The host's own id, `dQw4w9WgXcQ`. */
  id: string;
  /** The one plain address, put together from the id: nothing else of what was given is in it. */
  url: string;
  /** Second at which the address asks to begin. */
  startSeconds: number | undefined;
}

const VIDEO_PROVIDERS = ["youtube", "vimeo", "twitch"] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

interface ProviderRow {
  name: string;
  id: RegExp;
  url: (id: string) => string;
  /** How each host name of the provider spells an id; the first that finds one counts. */
  hosts: Record<string, (url: URL) => string | undefined | null>;
}

const youtubeId = ({ pathname, searchParams }: URL) =>
  pathname === "/watch" ? searchParams.get("v") : /^\/(?:embed|shorts|live|v)\/([^/]+)$/.exec(pathname)?.[1];
const shortId = ({ pathname }: URL) => pathname.slice(1);
const vimeoId = ({ pathname }: URL) => /^\/(?:video\/)?([^/]+)$/.exec(pathname)?.[1];
const twitchId = ({ pathname }: URL) => /^\/videos?\/([^/]+)$/.exec(pathname)?.[1];

/** The allow-list: no video of any other host is shown or asked about. */
const PROVIDERS: Record<VideoProvider, ProviderRow> = {
  youtube: {
    name: "YouTube",
    id: /^[\w-]{11}$/,
    url: (id) => `https://www.youtube.com/watch?v=${id}`,
    hosts: {
      "youtube.com": youtubeId,
      "www.youtube.com": youtubeId,
      "m.youtube.com": youtubeId,
      "youtube-nocookie.com": youtubeId,
      "www.youtube-nocookie.com": youtubeId,
      "youtu.be": shortId,
    },
  },
  vimeo: {
    name: "Vimeo",
    id: /^\d{1,12}$/,
    url: (id) => `https://vimeo.com/${id}`,
    hosts: { "vimeo.com": vimeoId, "www.vimeo.com": vimeoId, "player.vimeo.com": vimeoId },
  },
  twitch: {
    name: "Twitch",
    id: /^\d{1,12}$/,
    url: (id) => `https://www.twitch.tv/videos/${id}`,
    hosts: { "twitch.tv": twitchId, "www.twitch.tv": twitchId, "m.twitch.tv": twitchId },
  },
};

/** Longer addresses name no video. */
const LONGEST = 500;

/**
 * The video behind an address, `https://youtu.be/dQw4w9WgXcQ?t=1m5s` -> YouTube, its id, second 65. `undefined` for all that is not
 * the plain web address of a video on the allow-list: other hosts and protocols, ports, user names, channels, lists.
 */
export function findVideo(address: string): OutsideVideo | undefined {
  if (address.length > LONGEST) return undefined;
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.port !== "" || url.username !== "" || url.password !== "") return undefined;
  for (const provider of VIDEO_PROVIDERS) {
    const { hosts } = PROVIDERS[provider];
    const id = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname]?.(url) : undefined;
    if (typeof id === "string") return outsideVideo(provider, id, startSeconds(url));
  }
  return undefined;
}

/** Name of a video in our own addresses: `youtube-dQw4w9WgXcQ`. */
export function videoKey({ provider, id }: Pick<OutsideVideo, "provider" | "id">): string {
  return `${provider}-${id}`;
}

/** The video of such a name; `undefined` for anything else. */
export function findVideoByKey(key: string): OutsideVideo | undefined {
  const provider = VIDEO_PROVIDERS.find((name) => key.startsWith(`${name}-`));
  return provider && outsideVideo(provider, key.slice(provider.length + 1));
}

/** What a provider is called: `youtube` -> `YouTube`. */
export function providerName(provider: VideoProvider): string {
  return PROVIDERS[provider].name;
}

function outsideVideo(provider: VideoProvider, id: string, start?: number): OutsideVideo | undefined {
  const row = PROVIDERS[provider];
  return row.id.test(id) ? { provider, id, url: row.url(id), startSeconds: start } : undefined;
}

/** `t=90`, `t=90s`, `t=1m30s`, `start=90`, `#t=1m30s` -> 90. */
function startSeconds({ searchParams, hash }: URL): number | undefined {
  const text = searchParams.get("t") ?? searchParams.get("start") ?? /^#t=(\w+)$/.exec(hash)?.[1] ?? "";
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text);
  if (text === "" || parts === null) return undefined;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
