import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import { Picture } from "#/components/picture/picture.tsx";
import type { Placement } from "#/contract/placement.ts";
import { ShareButton } from "#/features/sharing/share-button.tsx";
import { placementShareLink } from "#/features/sharing/share-link.ts";
import { SoundPrint } from "#/features/tracks/rows/sound-print.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import {
  frenchFirstDescription,
  frenchFirstSlug,
  frenchFirstTitle,
  frenchFirstTranscript,
} from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { PlacementFacts } from "./placement-facts.tsx";
import { PlacementVideo } from "./placement-video.tsx";
import { shownVideo } from "./shown-video.ts";

/** Renders the head of a placement's page: its title, facts, text, and video or picture. */
export async function PlacementHero({ placement, lang }: { placement: Placement; lang: Lang }) {
  const t = await getTranslations("placements");
  const title = frenchFirstTitle(placement, lang);
  const description = frenchFirstDescription(placement, lang);
  const transcript = frenchFirstTranscript(
    { transcript: placement.transcript ?? null, transcriptEn: placement.transcriptEn ?? null },
    lang,
  );
  const video = shownVideo(placement, lang);
  const analysis = placement.tracks[0]?.analysis ?? null;

  return (
    <header>
      {analysis && !video && !placement.image && (
        <SoundPrint analysis={analysis} className="h-28 md:h-40 lg:h-52" />
      )}
      <div className="page-x page-grid gap-y-6 pt-6 lg:pt-8">
        <div className="col-span-full">
          <p className="text-small">
            <Link href="/nos-placements" className="text-link text-ink2">
              {t("title")}
            </Link>
          </p>
          <h1 className="mt-2 -ml-[0.03em] hyphens-auto font-semibold text-[36px] leading-[1.05] tracking-[-0.03em] wrap-anywhere md:text-[48px] lg:text-[64px]">
            {title}
          </h1>
        </div>
        {video ? (
          <div className="col-body lg:max-w-[960px]">
            <PlacementVideo video={video} title={title} image={placement.image} analysis={analysis} />
            {transcript && (
              <details className="mt-2 text-body">
                <summary className="w-fit py-1 text-ink2 hover:text-ink">{t("transcript")}</summary>
                <p className="mt-2 max-w-[68ch] whitespace-pre-line text-ink2 text-reading">{transcript}</p>
              </details>
            )}
          </div>
        ) : (
          placement.image && (
            <Picture
              path={placement.image}
              width={960}
              height={540}
              eager
              className="col-body aspect-video w-full max-w-[960px] rounded-sleeve object-cover"
            />
          )
        )}
        <div className="col-body">
          <PlacementFacts placement={placement} />
          {description && (
            <Markup html={description} className="mt-5 max-w-[68ch] text-[17px] text-ink2 leading-[27px]" />
          )}
          <div className="mt-6">
            <ShareButton
              url={placementShareLink(siteUrl(), lang, frenchFirstSlug(placement, lang))}
              name={title}
              label={t("sharePlacement", { name: title })}
            >
              {t("share")}
            </ShareButton>
          </div>
        </div>
      </div>
    </header>
  );
}
