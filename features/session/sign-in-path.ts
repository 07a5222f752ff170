import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/** Returns the address of the sign-in page that leads back to `from`, a path with its query (specification §2). */
export function signInPath(lang: Lang, from: string): string {
  return `${localPath("/auth/login", lang)}?redirect=${encodeURIComponent(from)}`;
}
