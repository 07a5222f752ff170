import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement, Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";
import { vouchForScripts } from "./vouched-scripts.ts";

const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
const START = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script"])';
const MODULES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';

const late = new Promise<string>((resolve) => setTimeout(resolve, 20, "late"));
const Late = () => createElement("p", null, use(late));

test("inline scripts of the renderer are allowed by the hash of their exact bytes, each once", () => {
  const html = `<script>${START}</script><script id="_R_">${MODULES}</script><script>${DATA}</script><script>${START}</script>`;
  expect(vouchForScripts(html)).toEqual({ html, hashes: [START, MODULES, DATA].map(hash), dropped: [] });
});

test("the loader of a page is allowed, and only with files of the build", () => {
  const html = deferScripts(
    '<html><body><script src="/_next/static/chunks/a-1.js" async=""></script></body></html>',
  );
  const known = vouchForScripts(html);
  expect([known.html, known.hashes.length, known.dropped]).toEqual([html, 1, []]);
  const elsewhere = html.replace("/_next/static/chunks/a-1.js", "/media/evil.js");
  expect(vouchForScripts(elsewhere).hashes).toEqual([]);
});

test("React's scripts for late content are allowed", async () => {
  const stream = new PassThrough();
  const page = createElement(
    "html",
    null,
    createElement("body", null, createElement(Suspense, { fallback: "wait" }, createElement(Late))),
  );
  renderToPipeableStream(page, { onShellReady: () => undefined }).pipe(stream);
  const html = await text(stream);
  expect(html).toMatch(/\$RC\("B:0","S:0"\)/);
  const known = vouchForScripts(html);
  expect(known.dropped).toEqual([]);
  expect(known.hashes.length).toBeGreaterThan(0);
});

test.each([
  ["any code", "<script>alert(1)</script>"],
  ["code behind a push", "<script>self.__next_f.push([1,alert(1)])</script>"],
  ["code after a push", '<script>self.__next_f.push([1,"a"]);alert(1)//])</script>'],
  ["code behind a string", "<script>self.__next_f.push([1,'a',alert(1)])</script>"],
  ["code in a string that ends early", "<script>self.__next_f.push([1,'a\\\\'+alert(1)+'b'])</script>"],
  ["code after a string", "<script>self.__next_f.push([1,'a']);alert(1)//'])</script>"],
  ["code in a call of React's", '<script>$RC("B:0",alert(1))</script>'],
  ["code before a call of React's", '<script>alert(1);$RC("B:0","S:0")</script>'],
  ["code in a function of React's", '<script>$RS=function(){alert(1)};$RS("S:0","P:0")</script>'],
  ["code in the loader", '<script>(function(){var s=["/_next/static/a.js"];alert(1)})()</script>'],
  ["a module", '<script type="module">alert(1)</script>'],
  ["capitals and a spaced end", "<SCRIPT >alert(1)</SCRIPT >"],
  ["nothing", "<script></script>"],
])("%s is removed and not allowed", (_, script) => {
  const { html, hashes, dropped } = vouchForScripts(`<p>before</p>${script}<p>after</p>`);
  expect(html).toBe("<p>before</p><p>after</p>");
  expect([hashes, dropped.length]).toEqual([[], 1]);
});

test("scripts with an address and data blocks stay and get no hash", () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(vouchForScripts(html)).toEqual({ html, hashes: [], dropped: [] });
});
