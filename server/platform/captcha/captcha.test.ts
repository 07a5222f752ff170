import { createServer } from "node:http";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { altchaCaptcha } from "./altcha-captcha.ts";
import { remoteCaptcha } from "./remote-captcha.ts";

const limiter = memoryRateLimiter(Date.now);
let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty", altchaCaptcha("a secret of these tests", limiter));
});
afterAll(() => api.close());

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

async function solved(change: (challenge: Challenge) => void = () => undefined): Promise<string> {
  const response = await api.fetch("/api/captcha/challenge");
  const { parameters, signature } = (await response.json()) as Challenge & { signature: string };
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  change(challenge);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

const send = (captcha?: string) =>
  api.fetch("/api/contact_form_entries", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      firstname: "Marie",
      lastname: "Durand",
      email: "marie@example.org",
      subject: "A quotation",
      message: "How much for one film?",
      consent: true,
      captcha,
    }),
  });

test("the API names the captcha of the forms, and creates a new challenge for each request", async () => {
  expect(await (await api.fetch("/api/captcha")).json()).toMatchObject({ provider: "altcha", siteKey: null });
  const [one, two] = await Promise.all([
    api.fetch("/api/captcha/challenge"),
    api.fetch("/api/captcha/challenge"),
  ]);
  expect(one.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await one.text()).not.toBe(await two.text());
});

test("a solved captcha is accepted for one form only", async () => {
  const answer = await solved();
  expect((await send(answer)).status).toBe(201);
  const again = await send(answer);
  expect(again.status).toBe(422);
  expect(violationListSchema.parse(await again.json()).violations).toMatchObject([
    { propertyPath: "captcha", code: VIOLATION_CODES.captcha },
  ]);
});

test.each([undefined, "", "bm90IGpzb24=", Buffer.from("{}").toString("base64")])(
  "%j is not accepted as a solution",
  async (answer) => {
    expect((await send(answer)).status).toBe(422);
  },
);

test("a challenge that was made easier or longer valid is refused", async () => {
  const easier = await solved(({ parameters }) => {
    parameters.cost = 1;
  });
  const longer = await solved(({ parameters }) => {
    parameters.expiresAt = 9_999_999_999;
  });
  expect((await send(easier)).status).toBe(422);
  expect((await send(longer)).status).toBe(422);
});

test("a challenge with another secret or an expired one is refused", async () => {
  const other = altchaCaptcha("another secret", limiter);
  expect(await other.isSolved(await solved())).toBe(false);
});

test("an external service receives the secret and the answer; if it fails, the form asks to try again", async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      asked.push(body);
      response.end(JSON.stringify({ success: body.includes("response=good") }));
    });
  });
  onTestFinished(() => void service.close());
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  const at = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  const captcha = remoteCaptcha("turnstile", { siteKey: "site", secret: "hush" }, at);
  expect(await captcha.isSolved("good")).toBe(true);
  expect(await captcha.isSolved("bad")).toBe(false);
  expect(asked[0]).toBe("secret=hush&response=good");
  await new Promise((resolve) => service.close(resolve));
  await expect(captcha.isSolved("good")).rejects.toThrow();
});
