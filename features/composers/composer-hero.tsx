import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import { Picture } from "#/components/picture/picture.tsx";
import type { WriterDetail } from "#/contract/writer.ts";
import { ShareButton } from "#/features/sharing/share-button.tsx";
import { composerShareLink } from "#/features/sharing/share-link.ts";
import { SoundPrint } from "#/features/tracks/rows/sound-print.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug, writerBiography } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { Websites } from "./websites.tsx";

/** Length from which a name is set smaller, so that it does not fill the screen. */
const LONG_NAME = 22;

/**
 * Renders the head of a composer's page: the print of their leading track across it, name, number of works,
 * biography, websites.
 */
export async function ComposerHero({ writer, lang }: { writer: WriterDetail; lang: Lang }) {
  const t = await getTranslations("composers");
  const { name, image, websites, trackCount, albumCount } = writer;
  const analysis = writer.tracks[0]?.analysis;
  const life = writerBiography(writer, lang);

  return (
    <header>
      {analysis && <SoundPrint analysis={analysis} className="h-28 md:h-40 lg:h-52" />}
      <div className="page-x page-grid gap-y-6 pt-6 lg:pt-8">
        <div className="col-span-full">
          <p className="text-small">
            <Link href="/nos-compositeurs" className="text-link text-ink2">
              {t("title")}
            </Link>
          </p>
          <h1
            className={`mt-2 -ml-[0.03em] font-semibold tracking-[-0.03em] wrap-anywhere ${
              name.length > LONG_NAME
                ? "text-[36px] leading-[1.02] md:text-[44px] lg:text-[64px]"
                : "text-[40px] leading-[1.02] md:text-[56px] lg:text-[88px]"
            }`}
          >
            {name}
          </h1>
          <p className="mt-3 text-[20px] text-ink3 leading-7">
            {t("works", { tracks: trackCount, albums: albumCount })}
          </p>
        </div>
        {(life || image) && (
          <section aria-label={t("lifeTitle")} className="col-body flex flex-col gap-6 md:flex-row">
            {image && (
              <Picture
                path={image}
                width={240}
                eager
                alt={name}
                className="w-60 shrink-0 self-start rounded-sleeve object-cover"
              />
            )}
            {life && <Markup html={life} className="max-w-[68ch] text-[17px] text-ink2 leading-[27px] " />}
          </section>
        )}
        <Websites websites={websites} lang={lang} />
        <div className="col-body">
          <ShareButton
            url={composerShareLink(siteUrl(), lang, frenchFirstSlug(writer, lang))}
            name={name}
            label={t("shareComposer", { name })}
          >
            {t("share")}
          </ShareButton>
        </div>
      </div>
    </header>
  );
}
