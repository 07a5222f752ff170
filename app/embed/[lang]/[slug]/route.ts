import { createTranslator } from "next-intl";
import { albumOrTrackOf } from "#/features/albums/album-of.ts";
import { embedPage } from "#/features/sharing/embed-page.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { isLang } from "#/lib/i18n/lang.ts";
import { loadMessages } from "#/lib/i18n/messages.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string; slug: string }> };

/** The player of an album or a track that other sites embed; the only document that may stand in a frame. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { lang, slug } = await params;
  const found = isLang(lang) ? await albumOrTrackOf(decodeSegment(slug)) : null;
  if (!found || !isLang(lang)) {
    return new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  }
  const t = createTranslator({ locale: lang, messages: await loadMessages(lang), namespace: "embed" });
  const texts = {
    play: t("play"),
    pause: t("pause"),
    position: t("position"),
    open: t("open"),
    tracks: t("tracks"),
    spoken: t("spoken", { position: "{position}", duration: "{duration}" }),
  };
  return publicText(embedPage({ ...found, lang, site: siteUrl(), texts }), "text/html");
}
