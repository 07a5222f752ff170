import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER, SITE_SECRET_HEADER } from "#/server/platform/http/internal-headers.ts";
import { sanitizeRequest } from "./sanitize-request.ts";

const SECRET = "s".repeat(32);

function received(headers: Record<string, string>, remoteAddress = "192.0.2.9"): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.rawHeaders.push(...Object.entries(headers).flat());
  return request;
}

const site = new URL("https://music.example");

test.each([
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-middleware-set-cookie",
  "x-matched-path",
  "x-now-route-matches",
  "x-nextjs-data",
  "x-next-resume-state-length",
  "next-resume",
  "x-invoke-path",
  "x-original-url",
  "x-rewrite-url",
])("the internal header %s is removed from both lists", (name) => {
  const request = received({ [name]: "x", accept: "*/*" });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers[name]).toBeUndefined();
  expect(request.rawHeaders).not.toContain(name);
  expect(request.headers.accept).toBe("*/*");
});

test("host and scheme are the configured site's, whatever was sent", () => {
  const request = received({
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
  });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers).toMatchObject({
    host: "music.example",
    "x-forwarded-host": "music.example",
    "x-forwarded-proto": "https",
  });
  expect(request.rawHeaders.join(" ")).not.toContain("evil");
});

test("without a trusted proxy a forwarded address is ignored", () => {
  const request = received({ "x-forwarded-for": "1.2.3.4", [CLIENT_ADDRESS_HEADER]: "1.2.3.4" });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers[CLIENT_ADDRESS_HEADER]).toBe("192.0.2.9");
});

test("with two trusted proxies, the second address from the right counts, and forged ones further left are ignored", () => {
  const request = received({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" });
  sanitizeRequest(request, site, { trustedProxies: 2, siteSecret: SECRET });
  expect(request.headers[CLIENT_ADDRESS_HEADER]).toBe("1.2.3.4");
});

test.each([
  ["192.0.2.7:51234", "192.0.2.7"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["unknown", "192.0.2.9"],
  ["_hidden:1", "192.0.2.9"],
  ["192.0.2.7:51234:1", "192.0.2.9"],
])("a proxy that says %s means the visitor %s", (hop, address) => {
  const request = received({ "x-forwarded-for": hop });
  sanitizeRequest(request, site, { trustedProxies: 1, siteSecret: SECRET });
  expect(request.headers[CLIENT_ADDRESS_HEADER]).toBe(address);
});

test("a request of a site process with the secret belongs to no visitor, and the secret is not passed on", () => {
  const request = received({ [SITE_SECRET_HEADER]: SECRET, [CLIENT_ADDRESS_HEADER]: "1.2.3.4" });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers[CLIENT_ADDRESS_HEADER]).toBeUndefined();
  expect(request.rawHeaders.join(" ")).not.toContain(SECRET);
});

test("a request with a wrong secret counts as a visitor's", () => {
  const request = received({ [SITE_SECRET_HEADER]: "guess" });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers[CLIENT_ADDRESS_HEADER]).toBe("192.0.2.9");
});

test.each([
  ["http://192.168.1.7:3000", "192.168.1.7:3000", "https://music.example"],
  ["https://music.example", "127.0.0.1:3000", "https://music.example"],
  ["https://evil.example", "music.example", "https://evil.example"],
  ["null", "music.example", "null"],
])("a page of %s that sends to %s is of %s", (origin, host, expected) => {
  const request = received({ origin, host });
  sanitizeRequest(request, site, { trustedProxies: 0, siteSecret: SECRET });
  expect(request.headers.origin).toBe(expected);
});
