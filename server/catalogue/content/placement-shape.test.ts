import { expect, test } from "vitest";
import { placementShape } from "./placement-shape.ts";

const videoUrl = placementShape.shape.videoUrl;

test.each([
  null,
  "https://www.youtube.com/watch?v=abc",
  "https://youtu.be/abc",
  "https://vimeo.com/123",
  "https://dai.ly/x8abc",
])("a placement may show the video at %s", (address) => {
  expect(videoUrl.safeParse(address).success).toBe(true);
});

test.each([
  "http://vimeo.com/123",
  "https://video.example/1",
  "https://vimeo.com.evil.example/1",
  "https://evil-vimeo.com/1",
  "javascript:alert(1)",
])("a placement must not show the video at %s", (address) => {
  expect(videoUrl.safeParse(address).success).toBe(false);
});
