import { Readable } from "node:stream";
import type { Context, Hono } from "hono";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { EXPORTS } from "#/server/people/credentials/limits.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Caller } from "#/server/platform/http/authentication.ts";
import { checkAccept } from "#/server/platform/http/negotiate.ts";
import { requireCaller } from "#/server/platform/http/require-caller.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";
import { userArchive } from "./user-archive.ts";

/** Export of a user's own data as a file. */
export function userExportRoutes(app: Hono, { db, clock, limiter }: AccountDeps): void {
  /** Returns the file; counts towards the limit and is logged. */
  async function exported(context: Context, user: Caller, at: Date): Promise<ReadableStream<Uint8Array>> {
    await takeOrRefuse(limiter, [[EXPORTS, String(user.id)]]);
    const header = (name: string) => context.req.header(name);
    await recordSecurityEvent(db, { account: user.id, kind: "dataExported", at, header });
    const archive = Readable.from(await userArchive(db, user, at));
    return Readable.toWeb(archive) as ReadableStream<Uint8Array>;
  }

  app.get(USER_EXPORT_PATH, async (context) => {
    checkAccept(context.req.header("Accept"), ["application/zip"]);
    const user = await requireCaller(context);
    const at = clock();
    // A HEAD request gets no body.
    const sendsBody = context.req.method !== "HEAD";
    return new Response(sendsBody ? await exported(context, user, at) : null, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="sillon-${houseDay(at)}.zip"`,
        "Cache-Control": "private, no-store",
        Vary: "Authorization",
      },
    });
  });
}
