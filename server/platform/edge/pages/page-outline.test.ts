import { expect, test } from "vitest";
import { withoutOutlineImages } from "./page-outline.ts";

const STYLE = ':HL["/_next/static/chunks/a.css","style"]\n';
const SLEEVE =
  ':HL["/media/resize/w_480/a.png","image",{"imageSrcSet":"/a.png 1x","fetchPriority":"high"}]\n';
const TREE = '1:[["children",{"s":"fr"}]]\n0:{"b":"build","t":"$1"}\n';
const answer = { status: 200, body: Buffer.from(STYLE + SLEEVE + TREE) };

test("the outline of a page hints at its styles, not at its images", () => {
  const outline = withoutOutlineImages(answer, { "next-router-segment-prefetch": "/_tree" });
  expect(outline).toEqual({ status: 200, body: Buffer.from(STYLE + TREE) });
});

test("the page itself, and its other parts, keep them", () => {
  for (const headers of [{}, { rsc: "1" }, { "next-router-segment-prefetch": "/album" }])
    expect(withoutOutlineImages(answer, headers)).toBe(answer);
});
