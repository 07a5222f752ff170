import { argon2Passwords } from "#/server/people/credentials/passwords.ts";
import { createTokens } from "#/server/people/credentials/tokens.ts";
import { openSession } from "#/server/people/session/sessions.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { TEST_JWT_SECRET, TEST_SITE, type TestApi } from "./api.ts";

export interface SignedIn {
  id: number;
  email: string;
  token: string;
  /** Asks as this user; a bare path is a GET, a body is sent as JSON of the type its method takes. */
  fetch(
    path: string,
    init?: { method?: string; json?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
}

type Person = Partial<typeof users.$inferInsert> & {
  /** Needed only for a person who signs in with it. */
  password?: string;
};

/** Creates a user with an open session; `person` overrides the user's fields. */
export async function signedIn(api: TestApi, { password, ...person }: Person = {}): Promise<SignedIn> {
  const passwordHash = password ? await argon2Passwords().hash(password) : "none";
  const [user] = await api.db
    .insert(users)
    .values({ email: "ana@example.org", firstname: "Ana", lastname: "Lê", passwordHash, ...person })
    .returning();
  if (!user) throw new Error("The user was not stored");
  const token = await openSession(api.db, testTokens(api), {
    userId: user.id,
    version: user.tokenVersion,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    at: api.now,
  });
  return { id: user.id, email: user.email, token, fetch: asBearer(api, token) };
}

/** Makes and reads tokens that the tested server accepts as its own. */
export const testTokens = (api: TestApi) => createTokens(TEST_JWT_SECRET, TEST_SITE, () => api.now);

/** Asks with a token. */
export function asBearer(api: TestApi, token: string): SignedIn["fetch"] {
  return (path, { method = "GET", json, headers = {} } = {}) =>
    api.fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json !== undefined && {
          "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
        }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
}
