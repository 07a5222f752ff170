import { expect, test } from "vitest";
import { VIDEO_PLAYERS } from "#/contract/video-players.ts";
import { videoOf } from "./video-of.ts";

test.each([
  [
    "https://www.youtube.com/watch?v=abc_DEF-123&t=5",
    "YouTube",
    "www.youtube-nocookie.com/embed/abc_DEF-123",
  ],
  ["https://youtu.be/abc_DEF-123?si=x", "YouTube", "www.youtube-nocookie.com/embed/abc_DEF-123"],
  ["https://m.youtube.com/shorts/abc", "YouTube", "www.youtube-nocookie.com/embed/abc"],
  ["https://www.youtube-nocookie.com/embed/abc", "YouTube", "www.youtube-nocookie.com/embed/abc"],
  ["https://vimeo.com/123456", "Vimeo", "player.vimeo.com/video/123456"],
  ["https://player.vimeo.com/video/123456?h=1", "Vimeo", "player.vimeo.com/video/123456"],
  ["https://www.dailymotion.com/video/x8abc", "Dailymotion", "geo.dailymotion.com/player.html?video=x8abc"],
  [
    "https://www.dailymotion.com/embed/video/x8abc",
    "Dailymotion",
    "geo.dailymotion.com/player.html?video=x8abc",
  ],
  ["https://dai.ly/x8abc", "Dailymotion", "geo.dailymotion.com/player.html?video=x8abc"],
])("%s is shown by the player of %s", (address, provider, embed) => {
  const video = videoOf(address);
  expect(video?.provider).toBe(provider);
  expect(video?.embed.startsWith(`https://${embed}`)).toBe(true);
  expect(Object.values<string>(VIDEO_PLAYERS)).toContain(new URL(video?.embed ?? "").origin);
});

test.each([
  null,
  "",
  "not an address",
  "http://www.youtube.com/watch?v=abc",
  "https://youtube.com.example.org/watch?v=abc",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch?v=..%2Fredirect",
  "https://vimeo.com/channels/staff",
  "https://www.dailymotion.com/",
  "javascript:alert(1)",
])("%s is not framed", (address) => {
  expect(videoOf(address)).toBeNull();
});
