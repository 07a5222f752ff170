import { createTranslator } from "next-intl";
import { offlinePage } from "#/features/site/upkeep/offline-page.ts";
import { isLang } from "#/lib/i18n/lang.ts";
import { loadMessages } from "#/lib/i18n/messages.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/** The page that the service worker keeps, to show in place of any other while there is no line. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { lang } = await params;
  if (!isLang(lang)) return new Response("Not Found\n", { status: 404 });
  const t = createTranslator({ locale: lang, messages: await loadMessages(lang), namespace: "offline" });
  return publicText(
    offlinePage(lang, { title: t("title"), text: t("body"), retry: t("retry") }),
    "text/html",
  );
}
