import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UnfinishedSheets } from "#/features/cue-sheets/unfinished-sheets.tsx";
import { requireUser } from "#/features/session/require-user.ts";
import { StartScreen } from "#/features/workspace/start/start-screen.tsx";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";
import { START_PATH } from "#/lib/pages/start-path.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("start");
  return routeMetadata(parseLang((await params).lang), {
    page: "start",
    path: START_PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** The page where one continues earlier work; signing in leads here when no page asked for it. */
export default async function StartPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, START_PATH, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["start", "workspace"])}>
      <StartScreen>
        <UnfinishedSheets />
      </StartScreen>
    </MoreMessages>
  );
}
