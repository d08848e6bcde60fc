import type { OutsideVideo, VideoProvider } from "@tactician/contract";
import { fieldsOf, parseJson } from "@tactician/game";

interface PlayerWord {
  isReady?: boolean;
  hasFailed?: boolean;
  /** Seconds from the start of the video. */
  time?: number;
}

/**
 * How the player of a video host is embedded and talked to. Each host offers a script to do that with; these are the
 * messages that those scripts exchange with the frame, so that no outside code runs in our pages.
 */
interface OutsideHost {
  /** Of the frame: messages go to it and come from it alone. */
  origin: string;
  /** The player in the mode that remembers least about visitors; `pageOrigin` is ours, `https://tactician.example`. */
  embedUrl: (video: OutsideVideo, pageOrigin: string) => string;
  /** Said until the first answer. */
  greetings: readonly unknown[];
  setVolume: (volume: number) => unknown;
  pause: unknown;
  /** Understands a message of the frame; nothing is known of its shape. */
  read: (message: Record<string, unknown>) => PlayerWord;
}

const youtubeCommand = (func: string, ...args: unknown[]) =>
  JSON.stringify({ event: "command", func, args, id: 1, channel: "widget" });

const youtube: OutsideHost = {
  origin: "https://www.youtube-nocookie.com",
  embedUrl: ({ id, startSeconds }, pageOrigin) =>
    withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: "1",
      playsinline: "1",
      rel: "0",
      enablejsapi: "1",
      origin: pageOrigin,
      start: startSeconds?.toString(),
    }),
  greetings: [
    JSON.stringify({ event: "listening", id: 1, channel: "widget" }),
    youtubeCommand("addEventListener", "onError"),
  ],
  setVolume: (volume) => youtubeCommand("setVolume", Math.round(volume * 100)),
  pause: youtubeCommand("pauseVideo"),
  read: ({ event, info }) => ({
    isReady: event === "onReady" || event === "initialDelivery",
    hasFailed: event === "onError",
    ...timeIn(info, "currentTime"),
  }),
};

const vimeo: OutsideHost = {
  origin: "https://player.vimeo.com",
  embedUrl: ({ id, startSeconds }) => {
    const address = withQuery(`https://player.vimeo.com/video/${id}`, {
      autoplay: "1",
      playsinline: "1",
      dnt: "1",
    });
    return startSeconds === undefined ? address : `${address}#t=${startSeconds}s`;
  },
  greetings: [{ method: "addEventListener", value: "timeupdate" }],
  setVolume: (volume) => ({ method: "setVolume", value: volume }),
  pause: { method: "pause" },
  read: ({ event, data }) => ({
    isReady: event === "ready",
    ...(event === "timeupdate" && timeIn(data, "seconds")),
  }),
};

/** The numbers are the commands' own names. */
const twitchCommand = (eventName: number, params?: unknown) => ({
  namespace: "twitch-embed-player-proxy",
  eventName,
  params,
});

const twitch: OutsideHost = {
  origin: "https://player.twitch.tv",
  embedUrl: ({ id, startSeconds }, pageOrigin) =>
    withQuery("https://player.twitch.tv/", {
      video: `v${id}`,
      parent: new URL(pageOrigin).hostname,
      autoplay: "true",
      time: startSeconds === undefined ? undefined : `${startSeconds}s`,
    }),
  greetings: [],
  setVolume: (volume) => twitchCommand(11, volume),
  pause: twitchCommand(2),
  read: ({ namespace, eventName, params }) => ({
    isReady: namespace === "twitch-embed" && eventName === "ready",
    ...(eventName === "UPDATE_STATE" && timeIn(params, "currentTime")),
  }),
};

export const OUTSIDE_HOSTS: Record<VideoProvider, OutsideHost> = { youtube, vimeo, twitch };

/** A message of a frame as an object, whether it came as one or as JSON text; `undefined` for anything else. */
export function readMessage(data: unknown): Record<string, unknown> | undefined {
  const message = typeof data === "string" ? parseJson(data) : data;
  return typeof message === "object" && message !== null ? fieldsOf(message) : undefined;
}

function timeIn(holder: unknown, name: "currentTime" | "seconds"): Pick<PlayerWord, "time"> {
  const time = fieldsOf(holder)[name];
  return typeof time === "number" && Number.isFinite(time) ? { time } : {};
}

function withQuery(address: string, query: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Whether playing has just passed the second where the combo is over: `hasReachedEnd(11.8, 12.1, 12)`. Only the crossing counts,
 * so a viewer who goes on watching is not stopped again. Without an end the video plays on.
 */
export function hasReachedEnd(previousTime: number, currentTime: number, endTime: number | undefined) {
  return endTime !== undefined && previousTime < endTime && currentTime >= endTime;
}

/** Videos play quietly: the game beside them is loud enough. 0 to 1. */
export const VOLUME = 0.3;
