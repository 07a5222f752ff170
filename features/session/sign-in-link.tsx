"use client";

import { CircleUserRound } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { localPath } from "#/lib/i18n/local-path.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { opensElsewhere } from "#/lib/navigation/opens-elsewhere.ts";
import { signInPath } from "./sign-in-path.ts";

/** Pages without a way back: those for visitors, and the home page. */
const WITHOUT_RETURN = /^\/(?:(?:fr|en)(?:\/auth(?:\/.*)?)?)?$/;

/** Sign-in link for visitors, which returns to this page, query and scroll position. */
export function SignInLink({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations("header");
  const lang = useLocale();
  const pathname = usePathname();
  const [query, setQuery] = useState("");
  // The cached page is the same for every query, so the browser reads the query here, and again just before the link is
  // used.
  const readQuery = () => setQuery(location.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another query.
  useEffect(readQuery, [pathname]);

  return (
    <IntentLink
      href={
        WITHOUT_RETURN.test(pathname) && !query
          ? localPath("/auth/login", lang)
          : signInPath(lang, localPath(pathname, lang) + query)
      }
      onPointerEnter={readQuery}
      onFocus={readQuery}
      onClick={onLeave && ((event) => !opensElsewhere(event) && onLeave())}
      className="touch-target flex h-9 items-center gap-2 rounded-control px-2 text-body font-semibold hover:bg-hover"
    >
      <CircleUserRound aria-hidden="true" size={20} strokeWidth={1.75} className="lg:hidden" />
      <span className="max-lg:sr-only">{t("signIn")}</span>
    </IntentLink>
  );
}
