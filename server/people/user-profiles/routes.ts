import { asc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { type UserProfile, userProfileEndpoint, userProfilesEndpoint } from "#/contract/user-profile.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { userProfiles } from "#/server/platform/db/schema/users.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";

function presentUserProfile({ id, name, nameEn, sortOrder }: typeof userProfiles.$inferSelect): UserProfile {
  return { "@id": `/api/front/user_profiles/${id}`, "@type": "UserProfile", id, name, nameEn, sortOrder };
}

/** Kinds of user (contract §2.5). */
export function userProfileRoutes(app: Hono, db: Database): void {
  serve(app, userProfilesEndpoint, async ({ url }) => {
    const rows = await db
      .select()
      .from(userProfiles)
      .orderBy(asc(userProfiles.sortOrder), asc(userProfiles.id));
    const members = rows.map(presentUserProfile);
    return collectionAnswer(userProfilesEndpoint, url, { members, total: members.length });
  });

  serve(app, userProfileEndpoint, async ({ params }) => {
    const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, params.id));
    if (!row) throw notFound();
    return presentUserProfile(row);
  });
}
