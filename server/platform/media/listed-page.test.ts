import { expect, test } from "vitest";
import { listedPage } from "./listed-page.ts";

const page = (inner: string) =>
  listedPage(`<?xml version="1.0"?><ListBucketResult xmlns="x"><Name>b</Name>${inner}</ListBucketResult>`);
const file = (key: string, size = 3) =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>2026-11-25T02:00:00.000Z</LastModified></Contents>`;

test("an empty bucket has no files and no next page", () => {
  expect(page("<IsTruncated>false</IsTruncated>")).toEqual({ files: [], next: undefined });
});

test("one file is a list of one, numbers stay text, and the next page is known", () => {
  const { files, next } = page(`<NextContinuationToken>0012</NextContinuationToken>${file("007")}`);
  expect(files).toEqual([{ key: "007", size: 3, changedAt: Date.UTC(2026, 10, 25, 2) }]);
  expect(next).toBe("0012");
});

test("names are unescaped from XML, and from URL encoding if the store says so", () => {
  expect(page(file("a &amp; b+c&apos;s")).files[0]?.key).toBe("a & b+c's");
  const encoded = page(`<EncodingType>url</EncodingType>${file("%C3%A9t%C3%A9+a%2Bb")}`);
  expect(encoded.files[0]?.key).toBe("été a+b");
});

test("an answer that is not a list is refused, not read as an empty one", () => {
  expect(() => listedPage("<Error><Code>SlowDown</Code></Error>")).toThrow();
  expect(() => page(file("a").replace("<Size>3</Size>", ""))).toThrow();
});
