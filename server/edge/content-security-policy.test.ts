import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";

const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

test("every inline script of a page is named by the hash of its exact bytes, each once", () => {
  const html = '<script>a("é")</script><script id="x" async>b\n</script><script>a("é")</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('a("é")'), hash("b\n")]);
});

test("scripts with an address and data blocks get no hash", () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("a module script is code and gets its hash", () => {
  expect(inlineScriptHashes('<script type="module">a()</script>')).toEqual([hash("a()")]);
});

test("the policy allows no inline or evaluated script, no object, no base, no framing", () => {
  const policy = contentSecurityPolicy([hash("a()")]);
  expect(policy).toContain(`script-src 'self' ${hash("a()")};`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
});

test("nothing is framed but the players of placements' videos", () => {
  expect(contentSecurityPolicy([])).toContain(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com;",
  );
});

test("development may evaluate code, production upgrades plain addresses on https", () => {
  expect(contentSecurityPolicy([], { dev: true })).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy([], { https: true })).toContain("upgrade-insecure-requests");
});
