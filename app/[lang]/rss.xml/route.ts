import { createTranslator } from "next-intl";
import { albumsEndpoint } from "#/contract/album.ts";
import { albumFeed } from "#/features/sharing/album-feed.ts";
import { call } from "#/lib/api/call.ts";
import { DEFAULT_LANG, isLang } from "#/lib/i18n/lang.ts";
import { loadMessages } from "#/lib/i18n/messages.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

/** Albums that a feed holds: readers ask far more often than fifty albums appear. */
const NEWEST = "50";

type Context = { params: Promise<{ lang: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const segment = (await params).lang;
  const lang = isLang(segment) ? segment : DEFAULT_LANG;
  const [albums, messages] = await Promise.all([
    call(albumsEndpoint, { query: { "order[releaseDate]": "desc", row: NEWEST } }),
    loadMessages(lang),
  ]);
  const t = createTranslator({ locale: lang, messages, namespace: "feed" });
  const texts = { title: t("title"), description: t("description") };
  return publicText(
    albumFeed(albums["hydra:member"], { site: siteUrl(), lang, ...texts }),
    "application/rss+xml",
  );
}
