import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import type { AlbumDetail } from "#/contract/album.ts";
import { ShareButton } from "#/features/sharing/share-button.tsx";
import { albumShareLink } from "#/features/sharing/share-link.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription, albumName, albumSlug, coverPath } from "#/lib/i18n/localise.ts";
import type { Packed } from "#/lib/pages/packed.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { AlbumFigures } from "./album-figures.tsx";
import { albumPlace } from "./album-place.ts";
import { PlayAlbumButton } from "./play-album-button.tsx";
import { Sleeve, TITLE_ON_SLEEVE, WRITERS_ON_SLEEVE } from "./sleeve.tsx";
import { WriterLinks } from "./writer-links.tsx";

/** Length from which a name is set smaller, so that it does not fill the screen. */
const LONG_NAME = 22;

/**
 * Renders the head of an album's page: its sleeve, description, figures and actions. If the page's address is that of a
 * track (`asked`), that one plays first and is the one to share.
 */
export async function AlbumHero({
  album,
  list,
  lang,
  asked,
}: {
  album: AlbumDetail;
  /** The data of the list below, passed as the same object so that the page contains it once. */
  list: Packed<{ tracks: readonly RowTrack[] }>;
  lang: Lang;
  asked: AlbumDetail["tracks"][number] | null;
}) {
  const t = await getTranslations("album");
  const name = albumName(album, lang);
  const place = albumPlace(album, lang);
  const description = albumDescription(album, lang);
  const kind = [t("kind"), album.reference, album.releaseDate?.slice(0, 4)].filter(Boolean).join(" · ");

  return (
    <header className="page-x page-grid gap-y-6 pt-4 md:pt-8 lg:pt-10">
      <div className="col-span-full md:col-span-3 lg:col-span-4">
        <Sleeve
          image={coverPath(album, lang)}
          colours={album.sleeve}
          reference={album.reference}
          width={384}
          eager
          title={
            <p aria-hidden="true" className={`display-type ${TITLE_ON_SLEEVE} font-semibold`}>
              {name}
            </p>
          }
          writers={
            <p aria-hidden="true" className={WRITERS_ON_SLEEVE}>
              {album.writers.map((writer) => writer.name).join(", ")}
            </p>
          }
        />
      </div>
      <div className="col-span-full self-end md:col-span-5 lg:col-span-8">
        <p className="text-label text-ink3">{kind}</p>
        <h1
          className={`mt-1 -ml-[0.03em] hyphens-auto font-semibold tracking-[-0.03em] wrap-anywhere ${
            name.length > LONG_NAME
              ? "text-[36px] leading-[1.02] md:text-[44px] lg:text-[64px]"
              : "text-[40px] leading-[1.02] md:text-[56px] lg:text-[88px]"
          }`}
        >
          {name}
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-3 text-[20px] leading-7">
          <span className="font-semibold">
            <WriterLinks writers={album.writers} />
          </span>
          {place && <span className="text-ink3">{place}</span>}
        </p>
        {description && (
          <Markup html={description} className="mt-3 max-w-[62ch] text-[17px] leading-[26px] text-ink2" />
        )}
        <div className="mt-4">
          <AlbumFigures album={album} />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <PlayAlbumButton list={list} from={asked ? album.tracks.indexOf(asked) : 0} name={name} />
          <ShareButton
            url={albumShareLink(siteUrl(), lang, asked?.slug ?? albumSlug(album, lang))}
            name={asked?.name ?? name}
            label={asked ? t("shareTrack", { name: asked.name }) : t("shareAlbum", { name })}
          >
            {t("share")}
          </ShareButton>
        </div>
      </div>
    </header>
  );
}
