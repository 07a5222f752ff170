import { createHmac } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "#/server/platform/db/database.ts";
import { idempotencyKeys } from "#/server/platform/db/schema/idempotency.ts";
import { Problem, violation } from "#/server/platform/http/problem.ts";
import { seal, unseal } from "#/server/platform/http/sealed.ts";

/** How long an answer is stored. */
const KEPT_MS = 24 * 3_600_000;
const PURPOSE = "idempotency";
/** A string of structured fields (RFC 8941), or bare, as most clients send it. */
const KEY_FORMAT = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x5b\x5d-\x7e]{1,255}))$/;

interface StoredAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** A call that may arrive twice but must run once. */
interface Attempt {
  userId: number;
  /** Method and address. */
  call: string;
  /** The parsed body. */
  body: unknown;
}

/** Runs calls that create something once, however often they arrive (draft-ietf-httpapi-idempotency-key-header). */
export interface Idempotency {
  /**
   * Returns the answer of `work`, or its earlier answer under the same `Idempotency-Key`. Without a key, `work` always
   * runs. Only successes are stored: a refused call may be repeated.
   * @throws Problem 400 for an invalid key, 409 while the first call is running.
   * @throws Violations when the key was used for another request.
   */
  once(context: Context, attempt: Attempt, work: () => Promise<Response>): Promise<Response>;
}

declare module "hono" {
  interface ContextVariableMap {
    idempotency: Idempotency;
  }
}

function readKey(header: string): string {
  const [, quoted, bare] = KEY_FORMAT.exec(header.trim()) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new Problem(400, "The Idempotency-Key must be a string of 1 to 255 characters.");
  return key;
}

/** Stores answers in the database, encrypted, because some contain secrets that are shown only once. */
export function createIdempotency({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: () => Date;
  secret: string;
}): Idempotency {
  const hashOf = (text: string) =>
    createHmac("sha256", secret).update(`${PURPOSE} ${text}`).digest("base64url");

  async function begin(keyHash: string, userId: number, fingerprint: string) {
    const at = clock();
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - KEPT_MS)));
    const inserted = await db
      .insert(idempotencyKeys)
      .values({ keyHash, userId, fingerprint, createdAt: at })
      .onConflictDoNothing()
      .returning({ keyHash: idempotencyKeys.keyHash });
    if (inserted.length > 0) return null;
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));
    // The first call was refused in the meantime and has released the key.
    if (!row) throw inProgress();
    return row;
  }

  return {
    async once(context, { userId, call, body }, work) {
      const header = context.req.header("Idempotency-Key");
      if (header === undefined) return work();
      const key = readKey(header);
      const keyHash = hashOf(`${userId} ${key}`);
      const fingerprint = hashOf(`${call} ${JSON.stringify(body) ?? ""}`);
      const secrets = [secret, key];
      const former = await begin(keyHash, userId, fingerprint);
      if (former) {
        if (former.fingerprint !== fingerprint) {
          throw violation("Idempotency-Key", "different", "This key was used for another request.");
        }
        if (former.answer === null) throw inProgress();
        const {
          status,
          headers,
          body: text,
        }: StoredAnswer = JSON.parse(unseal(former.answer, secrets, PURPOSE));
        return new Response(text, { status, headers: [...headers, ["Idempotent-Replayed", "true"]] });
      }
      const where = eq(idempotencyKeys.keyHash, keyHash);
      let answer: Response;
      try {
        answer = await work();
      } catch (error) {
        await db.delete(idempotencyKeys).where(where);
        throw error;
      }
      const stored: StoredAnswer = {
        status: answer.status,
        headers: [...answer.headers],
        body: await answer.clone().text(),
      };
      await db
        .update(idempotencyKeys)
        .set({ answer: seal(JSON.stringify(stored), secrets, PURPOSE) })
        .where(where);
      return answer;
    },
  };
}

const inProgress = () =>
  new Problem(
    409,
    "A request with this Idempotency-Key is at work, or was cut short: its outcome is unknown.",
  );
