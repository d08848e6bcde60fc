import { describe, expect, test } from "vitest";
import { findVideo, findVideoByKey, providerName, videoKey } from "./video-address.ts";

const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE, undefined],
  ["http://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=90s", YOUTUBE, 90],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m5s", YOUTUBE, 65],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc&t=12", YOUTUBE, 12],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7", YOUTUBE, 7],
  ["https://YouTube.com/shorts/dQw4w9WgXcQ", YOUTUBE, undefined],
  ["https://youtube.com:443/live/dQw4w9WgXcQ", YOUTUBE, undefined],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871", undefined],
  ["https://player.vimeo.com/video/76979871#t=1h2m3s", "https://vimeo.com/76979871", 3723],
  ["https://www.twitch.tv/videos/1234567890?t=0h1m0s", "https://www.twitch.tv/videos/1234567890", 60],
])("%s is %s from second %s", (address, url, startSeconds) => {
  expect(findVideo(address)).toMatchObject({ url, startSeconds });
});

describe("no video of a host that we know", () => {
  test.each([
    "",
    "dQw4w9WgXcQ",
    "/combo.webm",
    "https://example.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com./watch?v=dQw4w9WgXcQ",
    "https://evil-youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@127.0.0.1/watch?v=dQw4w9WgXcQ",
    "https://user:word@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com:8080/watch?v=dQw4w9WgXcQ",
    "https://youtube.com\\@127.0.0.1/watch?v=dQw4w9WgXcQ\u0000",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
    "file:///etc/passwd",
    "http://127.0.0.1/watch?v=dQw4w9WgXcQ",
    "http://[::1]/watch?v=dQw4w9WgXcQ",
    "http://169.254.169.254/latest/meta-data",
    "http://2130706433/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/redirect?q=http://127.0.0.1",
    "https://www.youtube.com/watch?v=dQw4w9WgXc",
    "https://www.youtube.com/watch?v=../../../x",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%26url",
    "https://www.youtube.com/embed/dQw4w9WgXcQ/../../x",
    "https://youtu.be/%2e%2e%2fabcdefgh",
    "https://vimeo.com/channels/staffpicks",
    "https://www.twitch.tv/somebody",
    "https://constructor/watch?v=dQw4w9WgXcQ",
    `https://youtu.be/dQw4w9WgXcQ?x=${"a".repeat(600)}`,
  ])("%s", (address) => {
    expect(findVideo(address)).toBeUndefined();
  });
});

test("an odd start is no start", () => {
  for (const t of ["", "soon", "-5", "1e9", "99999999"])
    expect(findVideo(`${YOUTUBE}&t=${t}`)).toMatchObject({ startSeconds: undefined });
});

test("a video's name in our addresses leads back to it", () => {
  for (const address of [YOUTUBE, "https://vimeo.com/76979871", "https://www.twitch.tv/videos/1234567890"]) {
    const video = findVideo(address);
    expect(video && findVideoByKey(videoKey(video))).toEqual(video);
  }
  for (const key of [
    "",
    "youtube",
    "youtube-",
    "youtube-../../../x",
    "vimeo-abc",
    "constructor-1",
    "youtube-dQw4w9WgXcQ/x",
  ])
    expect(findVideoByKey(key), key).toBeUndefined();
  expect(providerName("youtube")).toBe("YouTube");
});
