import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { PlacementList } from "#/features/placements/placement-list.tsx";
import { placementPage } from "#/features/placements/placement-list-data.ts";
import { ALL_PLACEMENTS, placementListQuery } from "#/features/placements/placement-list-state.ts";
import { CatalogueIndex } from "#/features/site/crawlers/catalogue-index.tsx";
import { cachedCall } from "#/lib/cached-call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/seo.ts";
import { orNothing } from "#/lib/tolerant.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const KEPT = { tags: ["placements", "tracks"], revalidate };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("placements");
  return routeMetadata(parseLang((await params).lang), {
    page: "placements",
    path: "/nos-placements",
    defaults: { title: `${t("title")} · Sillon`, description: t("intro") },
  });
}

/** All placements; kind, year and page of the address are applied in the browser (acceptance S3, S58). */
export default async function PlacementsPage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = await getTranslations("placements");
  const [placements, filters] = await Promise.all([
    orNothing(
      cachedCall(placementsEndpoint, { query: placementListQuery(ALL_PLACEMENTS) }, KEPT),
      null,
      "Placements",
    ),
    orNothing(cachedCall(placementFiltersEndpoint, {}, KEPT), null, "Filters of the placements"),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["placements", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <PlacementList placements={placements && placementPage(placements)} filters={filters} />
      <CatalogueIndex kind="placements" shown={placements?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
