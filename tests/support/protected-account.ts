import { Secret, TOTP } from "otpauth";
import type { TestApi } from "./api.ts";
import { type SignedIn, signedIn } from "./signed-in.ts";

const PATH = "/api/user/me/second_factor";

/** Returns the code that an authenticator shows `moved` seconds after the server's time. */
export const codeOf = (api: TestApi, secret: string, moved = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.now.getTime() + moved * 1_000 });

export const later = (api: TestApi, seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
};

/** Turns one-time codes on for a person, and moves the time on, since the first code is used up. */
export async function protect(api: TestApi, who: SignedIn, password: string) {
  const offer = await who.fetch(PATH, { method: "POST", json: { password } });
  const { secret } = (await offer.json()) as { secret: string };
  const json = { code: codeOf(api, secret) };
  const set = await who.fetch(`${PATH}/confirmation`, { method: "POST", json });
  if (set.status !== 200) throw new Error(`The second factor was not set: ${set.status}`);
  const { recoveryCodes: codes } = (await set.json()) as { recoveryCodes: string[] };
  later(api, 30);
  return { secret, codes };
}

/** Creates a user with one-time codes turned on. */
export async function protectedAccount(api: TestApi, password: string) {
  const ana = await signedIn(api, { passwordHash: "x" });
  return { ana, ...(await protect(api, ana, password)) };
}
