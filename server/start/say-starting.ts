import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse } from "#/server/edge/refuse.ts";

const RETRY_AFTER_SECONDS = 5;

/** Both languages: nothing that knows a visitor's is there yet. Colours are those of `app/tokens.css`. */
const PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sillon</title>
<style>
:root{color-scheme:light dark;--bg:light-dark(#f6fafb,#0d1216);--ink:light-dark(#121a23,#eef2f3);--ink2:light-dark(#3f4953,#c1c8cc)}
body{display:grid;min-height:100vh;margin:0;place-content:center;padding:24px;box-sizing:border-box;background:var(--bg);color:var(--ink);font:17px/27px system-ui,sans-serif}
h1{margin:0;font-size:clamp(40px,8vw,88px);font-weight:600;line-height:1.02;letter-spacing:-.03em}
p{max-width:48ch;margin:16px 0 0}
p+p{color:var(--ink2)}
</style>
</head>
<body>
<main>
<h1>Sillon</h1>
<p>Le site démarre. Cette page s’ouvrira d’elle-même dès qu’il sera prêt.</p>
<p lang="en">The site is starting. This page will open by itself as soon as it is ready.</p>
</main>
</body>
</html>
`;

/**
 * Answers 503 while the site starts, and says when to come back: to a person by a page that asks again by itself, to
 * programs by the contract's error (§0.5).
 */
export function sayStarting(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const retry = String(RETRY_AFTER_SECONDS);
  if (!/\btext\/html\b/.test(request.headers.accept ?? "")) {
    refuse(response, 503, { ...headers, "retry-after": retry }, "Sillon is starting");
    return;
  }
  response.writeHead(503, {
    ...headers,
    "retry-after": retry,
    refresh: retry,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": "private, no-store",
    "content-length": Buffer.byteLength(PAGE),
  });
  response.end(request.method === "HEAD" ? undefined : PAGE);
}
