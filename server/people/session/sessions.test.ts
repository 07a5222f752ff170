import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";
import { openSession } from "./sessions.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

test("two devices can sign in at the same moment", async () => {
  await api.reset();
  const { id: userId } = await signedIn(api);
  const before = await api.db.$count(sessions);
  const at = new Date(api.now.getTime() + 1_000);
  const person = { userId, version: 0, userAgent: undefined };
  const signed = { token: "t", expiresAt: new Date(at.getTime() + 3_600_000) };
  const second = { sign: async () => signed };
  const first = {
    // The second device signs in while the first one's token is being signed.
    sign: async () => {
      await openSession(api.db, second as never, { ...person, at: new Date(at.getTime() + 5) });
      return signed;
    },
  };
  await openSession(api.db, first as never, { ...person, at });
  expect(await api.db.$count(sessions)).toBe(before + 2);
});
