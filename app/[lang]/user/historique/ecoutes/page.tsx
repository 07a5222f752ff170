import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { AccountFrame } from "#/features/account/account-frame.tsx";
import { HistoryScreen } from "#/features/account/history/history-screen.tsx";
import { requireUser } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { pageMetadata, routeTexts } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/user/historique/ecoutes";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("history");
  const lang = parseLang((await params).lang);
  const texts = await routeTexts(lang, "histories");
  return pageMetadata({
    lang,
    paths: { fr: PATH, en: PATH },
    ...texts,
    // Both histories have one row of texts: their own names tell them apart.
    title: `${t("listenedTitle")} · ${texts?.title ?? houseName()}`,
    noIndex: true,
  });
}

/** What was listened to, for who is signed in. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PATH, searchParams);
  const t = await getTranslations("history");
  return (
    <AccountFrame title={t("listenedTitle")} current="listened">
      <MoreMessages messages={await pageMessages(lang, ["history"])}>
        <HistoryScreen kind="listened" />
      </MoreMessages>
    </AccountFrame>
  );
}
