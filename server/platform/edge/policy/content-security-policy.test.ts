import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

test("the policy allows no inline or evaluated script, no object, no base, no framing", () => {
  const policy = contentSecurityPolicy([hash("a()")]);
  expect(policy).toContain(`script-src 'self' ${hash("a()")};`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "style-src 'self';",
    "style-src-attr 'unsafe-inline'",
    "report-uri /internal/policy-reports",
  ]) {
    expect(policy).toContain(rule);
  }
});

test("the policy allows frames of the players of placements' videos only", () => {
  expect(contentSecurityPolicy([])).toContain(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com;",
  );
});

test("the policy allows sounds and pictures from the media hosts, also to scripts, and nothing else", () => {
  const host = "https://media.example";
  const directives = (policy: string) => policy.split("; ");
  const closed = directives(contentSecurityPolicy([]));
  const open = directives(contentSecurityPolicy([], { mediaOrigins: [host] }));
  expect(open.filter((directive) => !closed.includes(directive))).toEqual([
    `img-src 'self' data: blob: ${host}`,
    `media-src 'self' blob: ${host}`,
    `connect-src 'self' ${host}`,
  ]);
});

test("development may evaluate code, production upgrades plain addresses on https", () => {
  expect(contentSecurityPolicy([], { dev: true })).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy([], { https: true })).toContain("upgrade-insecure-requests");
});
