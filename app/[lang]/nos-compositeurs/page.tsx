import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { ComposerList } from "#/features/composers/composer-list.tsx";
import { composerPage } from "#/features/composers/composer-list-data.ts";
import { ALL_COMPOSERS, composerListQuery } from "#/features/composers/composer-list-state.ts";
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

const KEPT = { tags: ["writers", "tracks"], revalidate };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("composers");
  return routeMetadata(parseLang((await params).lang), {
    page: "composers",
    path: "/nos-compositeurs",
    defaults: { title: `${t("title")} · Sillon`, description: t("intro") },
  });
}

/** All composers; letter, search and page of the address are applied in the browser (acceptance S3, S58). */
export default async function ComposersPage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = await getTranslations("composers");
  const [composers, letters] = await Promise.all([
    orNothing(
      cachedCall(writersEndpoint, { query: composerListQuery(ALL_COMPOSERS) }, KEPT),
      null,
      "Composers",
    ),
    orNothing(cachedCall(writerFiltersEndpoint, {}, KEPT), null, "Initials of the composers"),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["composers", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <ComposerList composers={composers && composerPage(composers)} letters={letters} />
      <CatalogueIndex kind="composers" shown={composers?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
