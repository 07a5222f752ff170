import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageBudget } from "#/server/platform/edge/pages/page-budget.ts";
import { securityHeaders } from "#/server/platform/edge/policy/security-headers.ts";
import { createRequestListener } from "#/server/platform/edge/requests/request-listener.ts";
import { afterAnswer } from "#/server/platform/http/after-answer.ts";
import { createLog } from "#/server/platform/log/log.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { createApi } from "#/server/start/api.ts";
import { apiForTests, TEST_JWT_SECRET, TEST_SITE, TEST_STAFF, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";

const EMAIL = "jane.canary@radio.example";
const PASSWORD = "canary sept lanternes";
const NEXT = "canary huit barques";

let database: TestApi;
let server: Server;
let url: string;
const lines: string[] = [];
const log = createLog("trace", { write: (line) => void lines.push(line) });
const background = afterAnswer((err) => log.error({ err }, "Later work failed"));

beforeAll(async () => {
  database = await apiForTests("empty");
  const api = createApi({
    db: database.db,
    clock: () => new Date(),
    log,
    siteUrl: TEST_SITE,
    version: "test",
    jwtSecret: TEST_JWT_SECRET,
    staff: TEST_STAFF,
    background,
    sounds: database.sounds,
  });
  const handle = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const listener = createRequestListener({
    api: async (request, response) => handle(request, response),
    site: {
      answerFromMemory: () => false,
      isFile: () => false,
      handle: async (_, response) => {
        response.writeHead(200).end();
        return true;
      },
    },
    siteUrl: new URL(TEST_SITE),
    trustedProxies: 0,
    siteSecret: "s".repeat(32),
    budget: pageBudget(memoryRateLimiter(Date.now), 1_500),
    security: securityHeaders(TEST_SITE),
    log,
  });
  server = createServer(listener).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function send(
  path: string,
  { method = "POST", json, token }: { method?: string; json?: object; token?: string },
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
      Cookie: `token=${token}`,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

const person = {
  email: EMAIL,
  password: PASSWORD,
  firstname: "Jane",
  lastname: "Canary",
  locale: "en",
  acceptTerms: true,
};

/** Sends every kind of request with a secret, valid and invalid; returns the secrets in the answers. */
async function everyFlow(): Promise<string[]> {
  await send("/api/user", { json: person });
  await background.settle();
  const [letter] = await lettersOf(database);
  const { body } = await send("/authentification", { json: { email: EMAIL, password: PASSWORD } });
  await send("/authentification", { json: { email: EMAIL, password: `${PASSWORD} wrong` } });
  const token = String(body.token);
  await send("/api/user/me", { method: "GET", token });
  await send("/api/user/me", { method: "GET", token: `${token}x` });
  await send("/api/user/me/validation_code", { json: { code: letter?.data.code ?? "" }, token });
  await send("/api/user/me/reset_password", {
    json: { currentPassword: "canary?", newPassword: NEXT },
    token,
  });
  await send("/api/forgot-password/", { json: { email: EMAIL } });
  await background.settle();
  const link = (await lettersOf(database)).at(-1)?.data.token ?? "";
  await send("/api/sign-in-links", { json: { email: EMAIL } });
  await background.settle();
  const signInLink = (await lettersOf(database)).at(-1)?.data.token ?? "";
  await fetch(`${url}/en/auth/sign-in-link/${signInLink}`);
  await send("/api/sign-in-links/session", { json: { token: signInLink } });
  await send(`/api/forgot-password/${link}`, { method: "GET" });
  await send(`/api/forgot-password/${link}`, { json: { password: NEXT } });
  await fetch(`${url}/en/auth/reset-password/${link}`);
  await fetch(`${url}/en/auth/login?redirect=%2Fen&email=${EMAIL}&token=${token}`);
  return [token, link, letter?.data.code ?? "", signInLink];
}

test("no password, token, code or address is in any line of the log, whatever goes well or wrong", async () => {
  const secrets = await everyFlow();
  expect(secrets.map((secret) => secret.length)).toEqual([expect.any(Number), 43, 6, 43]);
  expect(lines.length).toBeGreaterThan(10);
  await database.close();
  // Now every call fails inside, and errors of the database hold the values of its statement.
  expect((await send("/authentification", { json: { email: EMAIL, password: PASSWORD } })).status).toBe(503);
  expect((await send("/api/user", { json: person })).status).toBe(503);
  await send(`/api/forgot-password/${secrets[1]}`, { json: { password: NEXT } });
  await send("/api/sign-in-links/session", { json: { token: secrets[3] } });
  await send("/api/user/me", { method: "GET", token: secrets[0] ?? "" });
  const all = lines.join("");
  expect(all).toContain("Failed query");
  expect(all).not.toMatch(/canary/i);
  for (const secret of secrets.filter(({ length }) => length > 6)) expect(all).not.toContain(secret);
  // Six digits may stand in a time or in the id of a request by chance.
  const said = lines.map((line) => {
    const { time: _time, requestId: _id, ...rest } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(rest);
  });
  expect(said.join("")).not.toMatch(new RegExp(`(?<!\\d)${secrets[2]}(?!\\d)`));
});
