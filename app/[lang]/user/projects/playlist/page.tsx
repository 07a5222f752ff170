import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireUser } from "#/features/session/require-user.ts";
import { PROJECT_PATH } from "#/features/workspace/project-path.ts";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { pageMetadata } from "#/lib/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const TEXTS = ["workspace", "projects", "common", "playListModal", "warningplaylist", "shareModal"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("workspace");
  const lang = parseLang((await params).lang);
  const title = `${t("projects")} · Sillon`;
  return pageMetadata({ lang, paths: { fr: PROJECT_PATH, en: PROJECT_PATH }, title, noIndex: true });
}

/** Lists of who is signed in; `search={id}` selects one. */
export default async function ListsPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PROJECT_PATH, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, [...TEXTS])}>
      <ProjectScreen kind="projectMusical" />
    </MoreMessages>
  );
}
