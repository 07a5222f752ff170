"use client";

import { CircleUserRound } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { localPath } from "#/lib/i18n/local-path.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { useSession } from "./store.ts";

/** Address of the sign-in page that comes back to `from`, a path with its query (specification §2). */
function signInPath(lang: "fr" | "en", from: string): string {
  return `${localPath("/auth/login", lang)}?redirect=${encodeURIComponent(from)}`;
}

/** For visitors: the way to sign in and come back to this page. */
export function SignInLink() {
  const t = useTranslations("header");
  const lang = useLocale();
  const pathname = usePathname();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const [query, setQuery] = useState("");
  // The server's page is the same for every query: it is read when the link is about to be used.
  const readQuery = () => setQuery(location.search);

  if (isAuthenticated) return null;
  return (
    <IntentLink
      href={signInPath(lang, localPath(pathname, lang) + query)}
      onPointerEnter={readQuery}
      onFocus={readQuery}
      className="touch-target flex h-9 items-center gap-2 rounded-control px-2 text-body font-semibold hover:bg-hover"
    >
      <CircleUserRound aria-hidden="true" size={20} strokeWidth={1.75} className="lg:hidden" />
      <span className="max-lg:sr-only">{t("signIn")}</span>
    </IntentLink>
  );
}
