import { getTranslations } from "next-intl/server";
import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { pack } from "#/lib/pages/packed.ts";
import { firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { cardAlbum } from "./card-album.ts";
import { PackedFeaturedSleeves } from "./featured-sleeves.tsx";

/** Longest description under the leading album, in characters: three lines beside its moods. */
const LEAD_TEXT = 240;
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
      <PackedFeaturedSleeves
        packed={pack({
          albums: albums.map(cardAlbum),
          leading: firstSentences(
            plainText((albums[0] && albumDescription(albums[0], lang)) ?? ""),
            LEAD_TEXT,
          ),
          label: t("discOfTheWeek"),
        })}
      />
    </section>
  );
}
