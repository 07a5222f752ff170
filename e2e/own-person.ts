import { type APIRequestContext, expect } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { textFromMail } from "./mailbox.ts";
import { ownVisitor } from "./own-visitor.ts";

const PASSWORD = "neuf lampions sur le canal";

/**
 * Signs up a new person whom no other journey uses, and confirms their address; returns it with the password and a
 * token.
 */
export async function ownPerson(
  request: APIRequestContext,
  name: string,
): Promise<{ email: string; password: string; token: string }> {
  const email = `${name}.${Date.now()}@example.org`;
  // As a new visitor, because one visitor may sign up only a few times an hour.
  const headers = { "Content-Type": "application/ld+json", ...ownVisitor() };
  const { parameters, signature } = await (await request.get("/api/captcha/challenge", { headers })).json();
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  const data = {
    email,
    password: PASSWORD,
    firstname: "Ana",
    lastname: "Lê",
    locale: "fr",
    acceptTerms: true,
    captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"),
  };
  expect((await request.post("/api/user", { headers, data })).status()).toBe(202);
  const code = await textFromMail(email, /^ {4}(\d{6})\r?$/m);
  const entered = await request.post("/authentification", { headers, data: { email, password: PASSWORD } });
  const { token } = (await entered.json()) as { token: string };
  const confirmed = await request.post("/api/user/me/validation_code", {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { code },
  });
  expect(confirmed.status()).toBe(200);
  return { email, password: PASSWORD, token };
}
