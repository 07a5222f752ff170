import { Readable } from "node:stream";
import type { Hono } from "hono";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import { checkAccept } from "#/server/http/negotiate.ts";
import { takeOrRefuse } from "#/server/http/rate-limiter.ts";
import { recordSecurityEvent } from "#/server/security-log/record-security-event.ts";
import { requireCaller } from "#/server/session/who-calls.ts";
import { EXPORTS } from "../limits.ts";
import type { AccountSurroundings } from "../surroundings.ts";
import { userArchive } from "./user-archive.ts";

/** A user's own data as a file. */
export function userExportRoutes(app: Hono, { db, clock, limiter }: AccountSurroundings): void {
  app.get(USER_EXPORT_PATH, async (context) => {
    checkAccept(context.req.header("Accept"), ["application/zip"]);
    const user = await requireCaller(context);
    await takeOrRefuse(limiter, [[EXPORTS, String(user.id)]]);
    const at = clock();
    const header = (name: string) => context.req.header(name);
    await recordSecurityEvent(db, { account: user.id, kind: "dataExported", at, header });
    const archive = Readable.from(await userArchive(db, user, at));
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="sillon-${at.toISOString().slice(0, 10)}.zip"`,
        "Cache-Control": "private, no-store",
        Vary: "Authorization",
      },
    });
  });
}
