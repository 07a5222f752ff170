import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test("the header is one line of ASCII and also contains the exact name", () => {
  expect(contentDisposition("Été à Huế.mp3")).toBe(
    `attachment; filename="Ete a Hue.mp3"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20Hu%E1%BA%BF.mp3`,
  );
  expect(contentDisposition("a'(b)*\"\\\r\n日本.zip")).toMatch(/^[\x20-\x7e]+$/);
  expect(contentDisposition("a'(b)*.zip")).toContain("filename*=UTF-8''a%27%28b%29%2A.zip");
});
