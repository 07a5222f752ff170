import { getTranslations } from "next-intl/server";
import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { pack } from "#/lib/pages/packed.ts";
import { PackedAlbumCards } from "./album-cards.tsx";
import { cardAlbum } from "./card-album.ts";

/** Renders «Dans le même sillon»: the albums nearest to one, at most six (contract §3.3). */
export async function SimilarAlbums({ albums, lang }: { albums: readonly Album[]; lang: Lang }) {
  const t = await getTranslations("album");
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page-x page-grid gap-y-5 py-14">
      <header className="col-margin">
        <h2 id="similar" className="text-h2">
          {t("similarTitle")}
        </h2>
        <p className="mt-2 text-body text-ink3">{t("similarText")}</p>
      </header>
      <ul className="col-body grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6 lg:gap-x-6">
        <PackedAlbumCards packed={pack({ albums: albums.map(cardAlbum), lang })} />
      </ul>
    </section>
  );
}
