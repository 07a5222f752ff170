import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { captchaSources, pageSources } from "./csp-sources.ts";

test("only a page that names the consent service may load it", () => {
  expect(pageSources('<div hidden="" data-didomi="a-key"></div>', [])).toEqual([
    "https://*.privacy-center.org",
  ]);
  expect(pageSources("<p>data-didomi=&quot;a-key&quot;</p>", [])).toEqual([]);
});

test("only the configured captcha is allowed in scripts and frames", () => {
  expect(captchaSources("altcha")).toEqual([]);
  const policy = contentSecurityPolicy([], { cspSources: captchaSources("turnstile") });
  for (const directive of ["script-src", "frame-src", "connect-src"]) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges.cloudflare.com`));
  }
  expect(contentSecurityPolicy([])).not.toContain("cloudflare");
});
