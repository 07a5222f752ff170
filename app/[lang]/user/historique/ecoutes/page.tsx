import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#/features/account/account-frame.tsx";
import { historyMetadata } from "#/features/account/history/history-metadata.ts";
import { HistoryScreen } from "#/features/account/history/history-screen.tsx";
import { requireUser } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/user/historique/ecoutes";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return historyMetadata(parseLang((await params).lang), PATH, "listenedTitle");
}

/** The tracks listened to, for a user who is signed in. */
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
