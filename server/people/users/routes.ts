import type { Hono } from "hono";
import {
  meEndpoint,
  type User,
  updateUserByIdEndpoint,
  updateUserEndpoint,
  userEndpoint,
} from "#/contract/user.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { versionTag } from "#/server/platform/http/if-match.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { type Call, serve } from "#/server/platform/http/serve.ts";
import { cartVersion } from "#/server/work/carts/queries.ts";
import { changeUser } from "./change-user.ts";
import { presentUser } from "./present.ts";
import { findUser } from "./queries.ts";

type OwnCall = Pick<Call<typeof meEndpoint>, "user" | "setHeader">;

/** Returns the signed-in user, with the version of the cart as ETag, for `If-Match` when the cart is changed. */
export async function answerUser(db: Database, { user, setHeader }: OwnCall): Promise<User> {
  const row = await findUser(db, user.id);
  if (!row) throw notFound();
  setHeader("ETag", versionTag(cartVersion(row.cart)));
  setHeader("Accept-Patch", "application/merge-patch+json");
  return presentUser(row);
}

/** The signed-in user's own data (contract §1.2, §2.1). */
export function userRoutes(app: Hono, db: Database): void {
  serve(app, meEndpoint, (call) => answerUser(db, call));

  serve(app, userEndpoint, (call) => {
    // The answer must not reveal whether another id exists.
    if (call.params.id !== call.user.id) throw notFound();
    return answerUser(db, call);
  });

  for (const endpoint of [updateUserEndpoint, updateUserByIdEndpoint]) {
    serve(app, endpoint, async (call) => {
      if (call.params.id !== call.user.id) throw notFound();
      await changeUser(db, call.user.id, call.body, call.header("If-Match"));
      return answerUser(db, call);
    });
  }
}
