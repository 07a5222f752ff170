import { BRAND_FURROWS } from "#/components/drawing/brand-furrows.ts";
import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { markup, SafeMarkup } from "#/lib/pages/markup-text.ts";

/** The site's paper and inks (app/tokens.css), inlined, because its style sheets may not be cached. */
const STYLE = new SafeMarkup(`<style>
@font-face{font-family:Commissioner;src:url("/fonts/commissioner-latin-5.3.0.woff2") format("woff2");font-weight:400 600;font-display:swap}
:root{color-scheme:light dark;--bg:light-dark(#f6fafb,#0d1216);--ink:light-dark(#121a23,#eef2f3);--ink2:light-dark(#3f4953,#c1c8cc);--on:light-dark(#f9fbfb,#0d1216)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{display:grid;min-height:100vh;margin:0;place-content:center;justify-items:start;padding:24px;box-sizing:border-box;background:var(--bg);color:var(--ink);font:17px/27px Commissioner,system-ui,sans-serif}
svg{width:90px;height:66px;fill:var(--ink)}
h1{margin:24px 0 0;max-width:16ch;font-size:clamp(40px,8vw,88px);font-weight:600;line-height:1.02;letter-spacing:-.03em;text-wrap:balance}
p{max-width:48ch;margin:16px 0 28px;color:var(--ink2);text-wrap:pretty}
a{display:inline-flex;align-items:center;height:48px;padding:0 20px;border-radius:3px;background:var(--ink);color:var(--on);font-weight:600;font-size:14px;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
</style>`);

/** Returns the page shown while offline: a document that needs nothing else. Its link requests the same page again. */
export function offlinePage(lang: Lang, texts: { title: string; text: string; retry: string }): string {
  return markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${texts.title} · ${houseName()}</title>
<script src="/start.js"></script>
${STYLE}
</head>
<body>
<main>
<svg viewBox="0 0 300 220" aria-hidden="true">${BRAND_FURROWS.map((furrow) => markup`<path d="${furrow}"/>`)}</svg>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<a href="">${texts.retry}</a>
</main>
</body>
</html>
`.text;
}
