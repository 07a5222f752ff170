import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { IntlMessageFormat } from "intl-messageformat";
import { houseName } from "#/contract/house-name.ts";
import texts from "./error-page.json" with { type: "json" };
import { sendError } from "./send-error.ts";

type ErrorStatus = 429 | 500 | 503;

const ENGLISH = /^\/en(?:[/?]|$)/;
const STYLE =
  ":root{color-scheme:light dark;--bg:light-dark(#f6fafb,#0d1216);--ink:light-dark(#121a23,#eef2f3)}" +
  "body{display:grid;min-height:100vh;margin:0;place-content:center;padding:24px;box-sizing:border-box;" +
  "background:var(--bg);color:var(--ink);font:17px/27px system-ui,sans-serif}" +
  "h1{margin:0;font-size:clamp(28px,5vw,48px);font-weight:600;line-height:1.1}" +
  "p{max-width:48ch;margin:16px 0 0}a{display:inline-block;min-height:44px;margin-right:24px;color:inherit}";
/** Allows its own style only: it needs nothing of the site or its files. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Sends an error for a page of the site: to browsers as a page in the language of the address, to programs like the
 * API. Its texts are in memory, since it is sent under overload or when rendering failed.
 */
export function sendErrorPage(
  response: ServerResponse,
  status: ErrorStatus,
  headers: Record<string, string> = {},
): void {
  const { headers: asked, url = "/", method } = response.req;
  // Parts of a page are requested by the site's own script, which then requests the page.
  const readsPages = asked.accept?.includes("text/html") && asked.rsc === undefined;
  if (response.headersSent || !readsPages) {
    sendError(response, status, headers);
    return;
  }
  const body = pageOf(status, ENGLISH.test(url) ? "en" : "fr", Number(headers["retry-after"] ?? 0));
  response.writeHead(status, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "content-security-policy": POLICY,
    "content-length": Buffer.byteLength(body),
  });
  response.end(method === "HEAD" ? undefined : body);
}

function pageOf(status: ErrorStatus, lang: "fr" | "en", seconds: number): string {
  const say = texts[lang];
  const { title, text } = say[status];
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${houseName()}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${new IntlMessageFormat(text, lang).format({ minutes })}</p>
<p><a href="">${say.retry}</a><a href="/${lang}">${say.home}</a></p>
</main>
</body>
</html>
`;
}
