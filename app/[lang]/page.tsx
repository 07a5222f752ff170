import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import { houseName, isDemoHouse } from "#/contract/house-name.ts";
import { FeaturedAlbums } from "#/features/albums/featured-albums.tsx";
import { FirstComposers } from "#/features/composers/first-composers.tsx";
import { Browse } from "#/features/home/browse.tsx";
import { Dial } from "#/features/home/dial.tsx";
import { homeData } from "#/features/home/home-data.ts";
import { HomeHero } from "#/features/home/home-hero.tsx";
import { homeJsonLd } from "#/features/home/home-json-ld.ts";
import { Partners } from "#/features/home/partners.tsx";
import { Territories } from "#/features/home/territories.tsx";
import { MapBand } from "#/features/map/band/map-band.tsx";
import { LatestPlacements } from "#/features/placements/latest-placements.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("home");
  const title = isDemoHouse() ? `${houseName()} · ${t("title")}` : houseName();
  const defaults = { title, description: t("introPlain") };
  return routeMetadata(parseLang((await params).lang), { page: "home", path: "/", defaults });
}

export default async function HomePage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const [t, home] = await Promise.all([getTranslations("home"), homeData()]);
  return (
    <>
      <Markup data={homeJsonLd(siteUrl(), lang, isDemoHouse() ? t("introPlain") : "")} />
      <HomeHero dial={home.dial} lang={lang} />
      {home.dial?.bands.some(({ ticks }) => ticks.length > 0) && <Dial dial={home.dial} lang={lang} />}
      <FeaturedAlbums albums={home.albums} total={home.albumTotal} lang={lang} />
      <Browse taxonomies={home.taxonomies} continents={home.continents} lang={lang} />
      <Territories continents={home.continents} lang={lang}>
        <MapBand />
      </Territories>
      <LatestPlacements placements={home.placements} lang={lang} />
      <FirstComposers composers={home.composers} lang={lang} />
      <Partners partners={home.partners} lang={lang} />
    </>
  );
}
