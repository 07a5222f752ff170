import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "#/server/platform/log/log.ts";
import { takePolicyReport } from "./policy-reports.ts";

const TOKEN = "Zx9kQ2mB7vT4nR8pL1wY6cH3sD5fG0jA";
const lines: string[] = [];
const log = createLog("trace", { write: (line) => void lines.push(line) });
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => void takePolicyReport(request, response, log));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/internal/policy-reports`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  lines.length = 0;
});

const send = (body: string) =>
  fetch(url, { method: "POST", headers: { "Content-Type": "application/csp-report" }, body });
const report = (more: object) => JSON.stringify({ "csp-report": more });

test("a violation report is one line in the log, without the secrets in its addresses", async () => {
  const answer = await send(
    report({
      "document-uri": `https://music.example/fr/share/${TOKEN}?token=canary`,
      "blocked-uri": "https://evil.example/x.js",
      "effective-directive": "script-src-elem",
      "script-sample": 'alert(1)\n{"level":"fatal"}',
      "original-policy": "default-src 'self'",
    }),
  );
  expect(answer.status).toBe(204);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({
    level: "warn",
    violation: { "blocked-uri": "https://evil.example/x.js", "effective-directive": "script-src-elem" },
  });
  expect(line.violation).not.toHaveProperty("original-policy");
  expect(lines[0]).not.toMatch(new RegExp(`${TOKEN}|canary`));
  expect(lines[0]?.trimEnd()).not.toContain("\n");
});

test("a long value is cut", async () => {
  expect((await send(report({ "blocked-uri": "a ".repeat(5_000) }))).status).toBe(204);
  expect(JSON.parse(lines[0] ?? "").violation["blocked-uri"].length).toBeLessThanOrEqual(200);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["another report", JSON.stringify([{ type: "csp-violation", body: {} }])],
  ["values that are no texts", report({ "blocked-uri": { a: 1 } })],
  ["one of 16 kB and more", report({ "blocked-uri": "a".repeat(16_384) })],
])("%s is refused and not logged", async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect(lines).toEqual([]);
});
