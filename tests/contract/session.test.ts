import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { meEndpoint, userSchema } from "#/contract/user.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { asBearer, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const signIn = (body: object, headers: Record<string, string> = {}) =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token;
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};

test("correct credentials give a token that is valid for an hour and names the user", async () => {
  const { id } = await signedIn(api, { password: PASSWORD });
  const response = await signIn({ email: "  Ana@Example.ORG ", password: PASSWORD });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const token = await tokenOf(response);
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({
    sub: String(id),
    exp: claims.iat + 3600,
    aud: "http://localhost:4000",
    ver: 0,
  });
  const me = await asBearer(api, token)("/api/user/me");
  expect(me.status).toBe(200);
  expect(me.headers.get("Vary")).toBe("Accept, Authorization, Accept-Encoding");
  expect(me.headers.get("Content-Location")).toBe(`/api/user/${id}`);
  const { "@context": context, ...user } = (await me.json()) as Record<string, unknown>;
  expect(context).toBe(`/api/contexts/${meEndpoint.resource}`);
  expect(user).toEqual(userSchema.parse(user));
  expect(user).toMatchObject({ id, email: "ana@example.org", isVerified: false, cart: null });
});

test("`username` is another name of `email`; a missing key is named", async () => {
  await signedIn(api, { password: PASSWORD });
  expect((await signIn({ username: "ana@example.org", password: PASSWORD })).status).toBe(200);
  for (const [body, key] of [
    [{ password: "x" }, "email"],
    [{ email: "x" }, "password"],
  ] as const) {
    const response = await signIn(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: `The key "${key}" must be provided.` });
  }
});

test("an unknown address, a wrong password and a disabled account get the same answer, byte for byte", async () => {
  await signedIn(api, { password: PASSWORD });
  await signedIn(api, { email: "bo@example.org", password: PASSWORD, isEnable: false });
  const answers = [
    await signIn({ email: "nobody@example.org", password: PASSWORD }),
    await signIn({ email: "ana@example.org", password: "wrong" }),
    await signIn({ email: "bo@example.org", password: PASSWORD }),
    await signIn({ email: "ana@example.org", password: "x".repeat(5_000) }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.text()).toBe('{"code":401,"message":"Invalid credentials."}');
  }
});

test("without a token, and with a bad one, the answer is that of Lexik's bundle", async () => {
  const none = await api.fetch("/api/user/me");
  expect(none.status).toBe(401);
  expect(none.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(await none.json()).toEqual({ code: 401, message: "JWT Token not found" });
  const { token } = await signedIn(api);
  later(61);
  const expired = await asBearer(api, token)("/api/user/me");
  expect(await expired.json()).toEqual({ code: 401, message: "Expired JWT Token" });
});

test("every call that returns a token sets its cookie for an hour, readable by scripts, and signing out removes it", async () => {
  const { fetch } = await signedIn(api, { password: PASSWORD });
  const signedInAgain = await signIn({ email: "ana@example.org", password: PASSWORD });
  const renewed = await fetch("/api/user/me/session", { method: "POST" });
  const changed = await fetch("/api/user/me/reset_password", {
    method: "POST",
    json: {
      currentPassword: PASSWORD,
      newPassword: "huit barques sur la rivière",
      newPasswordConfirmation: "huit barques sur la rivière",
    },
  });
  for (const answer of [signedInAgain, renewed, changed]) {
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toBe(`token=${await tokenOf(answer)}; Max-Age=3600; Path=/; SameSite=Lax`);
  }
  const last = (changed.headers.get("Set-Cookie") ?? "").slice("token=".length).split(";")[0] ?? "";
  const out = await asBearer(api, last)("/api/user/me/session", { method: "DELETE" });
  expect(out.status).toBe(204);
  expect(out.headers.get("Set-Cookie")).toBe("token=; Max-Age=0; Path=/; SameSite=Lax");
  const refused = await signIn({ email: "ana@example.org", password: "wrong" });
  expect(refused.headers.get("Set-Cookie")).toBeNull();
});
