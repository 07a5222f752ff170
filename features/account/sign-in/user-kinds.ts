import { userProfilesEndpoint } from "#/contract/user-profile.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/** Seconds for which the kinds are cached. */
const REVALIDATE = 3600;

/** A kind of user as a form option. */
export interface Kind {
  value: string;
  label: string;
}

/** Returns the kinds of user for forms, in a language; empty when they cannot be loaded. */
export async function userKinds(lang: Lang): Promise<Kind[]> {
  const kinds = await withFallback(
    cachedCall(userProfilesEndpoint, {}, { tags: ["user-profiles"], revalidate: REVALIDATE }),
    null,
    "Kinds of user",
  );
  return (kinds?.["hydra:member"] ?? []).map((kind) => ({
    value: kind["@id"] ?? "",
    label: lang === "fr" ? kind.name : kind.nameEn,
  }));
}
