import { useTranslations } from "next-intl";
import type { MapGroup } from "#/features/map/reading/map-island.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Renders the continents with their numbers of tracks; the one of the page is underlined. */
export function ContinentTabs({ groups, chosen }: { groups: readonly MapGroup[]; chosen: string | null }) {
  const t = useTranslations("map");
  return (
    <nav aria-label={t("continents")} className="-mx-4 -my-1 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1">
      <ul className="flex min-w-max gap-x-6 border-ink md:max-lg:gap-x-4 border-b lg:justify-between">
        {groups.map(
          ({ slug, title, count }) =>
            slug && (
              <li key={slug}>
                <Link
                  href={{ pathname: "/carte/[slug]", params: { slug } }}
                  scroll={false}
                  aria-current={slug === chosen ? "page" : undefined}
                  className="flex min-h-11 items-center gap-2 border-transparent border-b-4 pt-1 text-body hover:border-line2 aria-[current]:border-ink aria-[current]:font-semibold lg:min-h-9"
                >
                  {title}
                  <span className="text-ink3 text-small">{count}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
