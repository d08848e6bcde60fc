import { findVideo } from "@tactician/contract";
import { describe, expect, test } from "vitest";
import { hasReachedEnd, OUTSIDE_HOSTS, readMessage } from "./outside-hosts.ts";

const PAGE = "https://tactician.example";

describe("the player in its privacy mode", () => {
  test.each([
    [
      "https://youtu.be/dQw4w9WgXcQ?t=65",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Ftactician.example&start=65",
    ],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&playsinline=1&dnt=1"],
    [
      "https://player.vimeo.com/video/76979871#t=1m5s",
      "https://player.vimeo.com/video/76979871?autoplay=1&playsinline=1&dnt=1#t=65s",
    ],
    [
      "https://www.twitch.tv/videos/1234567890?t=1m5s",
      "https://player.twitch.tv/?video=v1234567890&parent=tactician.example&autoplay=true&time=65s",
    ],
  ])("%s", (address, embedUrl) => {
    const video = findVideo(address);
    const host = video && OUTSIDE_HOSTS[video.provider];
    expect(video && host?.embedUrl(video, PAGE)).toBe(embedUrl);
    expect(host && new URL(embedUrl).origin === host.origin).toBe(true);
  });
});

describe("what a player says", () => {
  test.each([
    ["youtube", '{"event":"onReady"}', { isReady: true, hasFailed: false }],
    ["youtube", '{"event":"infoDelivery","info":{"currentTime":12.5}}', { time: 12.5 }],
    ["youtube", '{"event":"onError","info":150}', { hasFailed: true }],
    ["vimeo", { event: "ready" }, { isReady: true }],
    ["vimeo", '{"event":"timeupdate","data":{"seconds":3}}', { time: 3 }],
    ["twitch", { namespace: "twitch-embed", eventName: "ready" }, { isReady: true }],
    ["twitch", { eventName: "UPDATE_STATE", params: { currentTime: 8 } }, { time: 8 }],
  ] as const)("%s: %j", (provider, data, word) => {
    expect(OUTSIDE_HOSTS[provider].read(readMessage(data) ?? {})).toMatchObject(word);
  });

  test.each(["", "{", "7", "null", 7, null, undefined, '"text"'])("%j is nothing", (data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  test("junk tells neither time nor anything else", () => {
    const junk = [{}, { event: {}, info: null }, { info: { currentTime: "12" } }, { data: 7, params: [] }];
    for (const { read } of Object.values(OUTSIDE_HOSTS)) {
      for (const message of junk) {
        const word = read(message);
        expect(word.time).toBeUndefined();
        expect(word.isReady).toBe(false);
        expect(word.hasFailed ?? false).toBe(false);
      }
    }
  });
});

describe("the end of a combo in its video", () => {
  test.each([
    [11.8, 12.05, 12, true],
    [11.8, 12, 12, true],
    [0, 11.99, 12, false],
    [12.05, 12.3, 12, false],
    [11.8, 12.05, undefined, false],
  ])("from %d s to %d s with the end at %s s: %s", (previous, current, end, isOver) => {
    expect(hasReachedEnd(previous, current, end)).toBe(isOver);
  });
});
