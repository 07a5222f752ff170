import { expect, test } from "vitest";
import { vouchForScripts } from "#/server/platform/edge/policy/vouched-scripts.ts";
import { shortenFlight } from "./shorten-flight.ts";

/** Data for React in a script, as Next writes it: JSON in which no tag can begin. */
const pushed = (data: string, attributes = "") =>
  `<script${attributes}>self.__next_f.push([1,${JSON.stringify(data).replaceAll("<", "\\u003c")}])</script>`;
const page = (...parts: string[]) =>
  `<html><body><script>(self.__next_f=self.__next_f||[]).push([0])</script><p>Text</p>${parts.join("<hr>")}</body></html>`;

/** Runs a page's scripts of data; returns what they pass to React. */
function dataOf(html: string): string {
  const self: { __next_f?: [number, string?][] } = {};
  for (const [, script = ""] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    new Function("self", script)(self);
  }
  return (self.__next_f ?? []).map(([, text = ""]) => text).join("");
}

test.each([
  ["quotation marks", '0:["$","p",null,{"title":"it’s \\"so\\", \'so\' and \\\\"}]\n'],
  ["tags and what ends a script", '0:["</script><!--<script>", "a & b > c"]\n'],
  ["line feeds, controls and separators of lines", "0:Ta,a\n\r\t\u2028\u2029"],
  ["letters of several bytes, before a row of JSON", '4:Tc,été 日本1:["$4"]\n'],
  ["a text that looks like another row", '4:T8,\n5:T3,ab6:["$4","$5"]\n'],
  ["hints and rows without a number", ':HL["/a.css","style"]\n0:null\n'],
])("the data of a page stays the same: %s", (_, data) => {
  const html = shortenFlight(page(pushed(data)));
  expect(html).toMatch(/push\(\[1,'/);
  expect(dataOf(html)).toBe(data);
});

test("several scripts of data become one, where the last one was", () => {
  const html = shortenFlight(page(pushed('0:["$'), pushed('1"]\n'), pushed("1:{}\n")));
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.indexOf("<hr><hr><script>")).toBeGreaterThan(0);
  expect(dataOf(html)).toBe('0:["$1"]\n1:{}\n');
});

test("data in single quotes takes one byte for each quotation mark", () => {
  const html = page(pushed(`0:${JSON.stringify(Array(1_000).fill("a"))}\n`));
  expect(html.length - shortenFlight(html).length).toBe(2_000);
});

test("JSON-LD stays in the HTML and leaves the data, be it in the element or in a row of its own", () => {
  const script = (html: string) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${JSON.stringify(html)}}}]`;
  const long = '{"name":"Été","of":"5:[]\\n"}';
  const data =
    `4:T${Buffer.byteLength(long).toString(16)},${long}5:T2,ok` +
    `0:[${script("$4")},${script('{"a":"\\"b\\""}')},"$5"]\n`;
  const html = `<script type="application/ld+json">${long}</script>`;
  const short = shortenFlight(page(html, pushed(data)));
  expect(short).toContain(html);
  expect(dataOf(short.replace(html, ""))).toBe(`5:T2,ok0:[${script("")},${script("")},"$5"]\n`);
});

test("the policy lets the shorter script run, by its hash or by the nonce that it had", () => {
  const html = shortenFlight(page(pushed('0:["a\'b\\\\"]\n')));
  expect(vouchForScripts(html)).toMatchObject({ html, dropped: [] });
  expect(vouchForScripts(html).hashes).toHaveLength(2);
  expect(shortenFlight(page(pushed("0:1\n", ' nonce="abc"')))).toContain(
    `<script nonce="abc">self.__next_f.push([1,'0:1\\n'])</script>`,
  );
});

test.each([
  ["bytes", page('<script>self.__next_f.push([3,"AAEC"])</script>', pushed("0:1\n"))],
  ["the state of a form", page("<script>self.__next_f.push([2,null])</script>", pushed("0:1\n"))],
  ["rows of bytes", page(pushed("1:o3,abc0:1\n"))],
  ["a length that ends within a character", page(pushed('4:T1,é1:"$4"\n'))],
  ["a text without a length", page(pushed("0:1\n4:Tabc"))],
  ["half a character", page(pushed('0:"\ud800"\n'))],
  ["no data", page("<p>Text</p>")],
])("a page with %s stays as it is", (_, html) => {
  expect(shortenFlight(html)).toBe(html);
});
