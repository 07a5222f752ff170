import { useTranslations } from "next-intl";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import type { SearchWay } from "./search-ways.ts";

/** Renders other searches, each with its number of results. */
export function WayLinks({ ways, lang }: { ways: readonly SearchWay[]; lang: Lang }) {
  const t = useTranslations("search");
  return ways.map(({ text, count }) => {
    const href = searchPath(text, lang);
    if (!href) return null;
    return (
      <IntentLink
        key={text}
        href={href}
        rel="nofollow"
        className="inline-flex min-h-10 max-w-full items-center rounded-control border border-line2 bg-raised px-4 text-body wrap-anywhere hover:border-ink max-md:min-h-11"
      >
        {t("way", { text, count })}
      </IntentLink>
    );
  });
}
