import { getTranslations } from "next-intl/server";
import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { AlbumCard } from "./album-card.tsx";
import { MoodWords } from "./mood-words.tsx";

/** Longest description under the leading album, in characters: three lines beside its moods. */
const LEAD_TEXT = 240;
/** Albums beside the leading one; the rest go into the row below. */
const SIDE_ALBUMS = 4;

/** Returns the grid classes of the n-th featured album: one large, four beside it, five below (looks: home). */
function place(index: number): string {
  if (index === 0) return "col-span-full md:col-span-2 md:row-span-2 lg:col-span-10";
  return index <= SIDE_ALBUMS ? "col-span-1 lg:col-span-5" : "col-span-1 lg:col-span-4";
}

/** Renders the popular albums of the home page; `total` is the number of albums in the catalogue, null if unknown. */
export async function FeaturedAlbums({
  albums,
  total,
  lang,
}: {
  albums: readonly Album[];
  total: number | null;
  lang: Lang;
}) {
  const t = await getTranslations("albums");
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="page-x page-grid gap-y-6 py-12 lg:py-16">
      <header className="col-margin">
        <h2 id="featured" className="whitespace-pre-line text-h2 max-lg:[white-space:normal]">
          {t("featuredTitle")}
        </h2>
        <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("featuredText")}</p>
        {total !== null && (
          <p className="mt-2">
            <Link href="/albums" className="text-link text-body">
              {t("all", { count: total })}
            </Link>
          </p>
        )}
      </header>
      <ul className="col-body grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-20 lg:gap-x-6">
        {albums.map((album, index) => (
          <li key={album.id} className={`${place(index)} max-lg:nth-10:hidden`}>
            {index === 0 ? (
              <AlbumCard album={album} lang={lang} width={480}>
                <div className="pt-3">
                  <p className="text-label text-ink3">{t("discOfTheWeek")}</p>
                  <p className="mt-1 text-reading">
                    {firstSentences(plainText(albumDescription(album, lang) ?? ""), LEAD_TEXT)}
                  </p>
                  <MoodWords terms={album.terms} className="mt-1.5 text-body" />
                </div>
              </AlbumCard>
            ) : (
              <AlbumCard album={album} lang={lang} width={320} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
