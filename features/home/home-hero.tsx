import { getTranslations } from "next-intl/server";
import type { Dial } from "#/contract/dial.ts";
import { isDemoHouse } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { HeroSearch } from "./hero-search.tsx";
import { houseWords } from "./house-words.ts";

/** Renders the introduction of the house: its title, its real figures, the search. */
export async function HomeHero({
  dial,
  lang,
}: {
  dial: Pick<Dial, "total" | "territories"> | null;
  lang: Lang;
}) {
  const t = await getTranslations("home");
  const own = isDemoHouse() ? null : await houseWords(lang);
  const ours = dial ? t("intro", { tracks: dial.total, territories: dial.territories }) : t("introPlain");
  return (
    <header className="page-x page-grid items-end gap-y-4 pt-6 md:pt-10 lg:pt-12">
      <h1 className="-ml-[0.03em] col-span-full whitespace-pre-line text-[56px] leading-[0.96] tracking-[-0.035em] md:text-[80px] lg:col-span-7 lg:text-[104px] lg:leading-[0.923]">
        {own ? own.title : t("titleLines")}
      </h1>
      <div className="col-span-full pb-1 md:max-w-[640px] lg:col-span-5">
        <p className="text-[17px] leading-[25px] text-ink2">{own ? own.intro : ours}</p>
        <div className="mt-4">
          <HeroSearch
            label={t("searchLabel")}
            placeholder={t("searchPlaceholder")}
            submit={t("searchSubmit")}
          />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <Link href="/search-guidee" className="text-link text-body">
            {t("byTerms")}
          </Link>
          <Link href="/search-similarity" className="text-link text-body">
            {t("bySound")}
          </Link>
        </p>
      </div>
    </header>
  );
}
