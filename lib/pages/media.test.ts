import { expect, test } from "vitest";
import { imageSet, mediaUrl, wholeImageUrl } from "./media.ts";
import { namedImage, ownImage } from "./own-image.ts";

test("an image is requested at densities 1 and 2, quality 80, as webp", () => {
  expect(imageSet("media/images/album-5-fr.jpg", 240)).toEqual({
    src: "/media/resize/w_240,q_80,f_webp/images/album-5-fr.jpg",
    srcSet:
      "/media/resize/w_240,q_80,f_webp/images/album-5-fr.jpg 1x, /media/resize/w_480,q_80,f_webp/images/album-5-fr.jpg 2x",
  });
});

test("a width that is not served becomes the next larger, at most the largest", () => {
  expect(imageSet("media/images/a.jpg", 250).src).toContain("w_320,");
  expect(imageSet("media/images/a.jpg", 2000).srcSet).toContain("w_2560,q_80,f_webp/images/a.jpg 2x");
});

test.each([32, 40, 48, 56, 64, 88, 96, 160, 240, 320])(
  "an image of %i pixels has a larger file for density 2, even for the small covers of lists",
  (width) => {
    const [once, twice] = imageSet("media/images/a.jpg", width).srcSet.split(", ");
    const widths = [once, twice].map((one) => Number(/w_(\d+),/.exec(one ?? "")?.[1]));
    expect(widths[0]).toBeGreaterThanOrEqual(width);
    expect(widths[1]).toBeGreaterThanOrEqual(2 * width);
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
  },
);

test("a stored file is served under the site's own origin, with any name", () => {
  expect(mediaUrl("media/track/mp3/été à Huế.mp3")).toBe(
    "/media/track/mp3/%C3%A9t%C3%A9%20%C3%A0%20Hu%E1%BA%BF.mp3",
  );
  expect(mediaUrl("https://cdn.example/x.mp3")).toBe("https://cdn.example/x.mp3");
});

test.each([
  "media/images/été.jpg",
  "/media/images/été.jpg",
  "https://api.example/media/images/%C3%A9t%C3%A9.jpg",
  "http://api.example:8080/v2/media/images/été.jpg?v=3",
])("%s is a file of the site, in whatever form a backend gives its address", (path) => {
  expect(mediaUrl(path)).toBe("/media/images/%C3%A9t%C3%A9.jpg");
  expect(imageSet(path, 160).src).toBe("/media/resize/w_160,q_80,f_webp/images/%C3%A9t%C3%A9.jpg");
  expect(decodeURI(ownImage(path.replace(/\?.*/, "")) ?? "")).toBe("/media/images/été.jpg");
});

test("an image of another site is requested from there", () => {
  const elsewhere = "https://cdn.example/x.jpg";
  expect(imageSet(elsewhere, 160)).toEqual({ src: elsewhere, srcSet: `${elsewhere} 1x` });
  expect(ownImage(elsewhere)).toBeNull();
});

test.each([
  "javascript:alert(1)//x.jpg",
  "data:text/html,<script>alert(1)</script>.jpg",
  "//evil.example/x.jpg",
  "\\\\evil.example\\x.jpg",
])("%s is not a full address of a file, and becomes a path of the site", (path) => {
  const { src, srcSet } = imageSet(path, 160);
  const made = [mediaUrl(path), src, ...srcSet.split(", "), wholeImageUrl(path, 160, "https://site.example")];
  for (const address of made) {
    expect(URL.parse(address ?? "", "https://site.example")?.origin).toBe("https://site.example");
  }
});

test("the protocol of a full address may be in capitals", () => {
  expect(mediaUrl("HTTPS://cdn.example/x.mp3")).toBe("HTTPS://cdn.example/x.mp3");
  expect(mediaUrl("HTTPS://api.example/media/x.mp3")).toBe("/media/x.mp3");
});

test("a name with a broken escape is kept", () => {
  expect(mediaUrl("https://api.example/media/100%.mp3")).toBe("/media/100%25.mp3");
});

test("an address in content keeps its escapes and is relative to the root", () => {
  expect(namedImage("https://api.example/media/images/50%25%20%3F.svg")).toBe(
    "/media/images/50%25%20%3F.svg",
  );
  expect(namedImage("/logo.svg")).toBe("/logo.svg");
  expect(namedImage("brand/my%20logo.svg")).toBe("/brand/my%20logo.svg");
  expect(namedImage("//cdn.example/logo.svg")).toBe("//cdn.example/logo.svg");
});

test.each(["..", ".", "%2e%2E", ".%2e", "%2e", "a%2f..", "..%5c..", "100%/%2e%2e"])(
  "%s does not leave the media folder",
  (steps) => {
    const whole = `https://api.example/media/${steps}/admin.svg`;
    for (const address of [mediaUrl(whole), imageSet(whole, 160).src, namedImage(whole) ?? ""]) {
      const { host, pathname } = new URL(address, "https://site.example");
      expect(host === "api.example" || pathname.startsWith("/media/")).toBe(true);
    }
  },
);
