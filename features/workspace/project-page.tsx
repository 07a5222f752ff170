import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import type { Project } from "#/contract/playlist.ts";
import { requireUser } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";
import { ADVICE_PATH, PROJECT_PATH } from "./project-path.ts";
import { ProjectScreen } from "./project-screen.tsx";

/** Props of the pages of projects and of advice. */
export interface ProjectPageProps {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PAGES = {
  projectMusical: { path: PROJECT_PATH, name: "projects", row: "projects" },
  // `advice` is the SEO row of the public form.
  conseilMusical: { path: ADVICE_PATH, name: "advice", row: "my-advice" },
} as const;

const TEXTS = [
  "workspace",
  "projects",
  "playListModal",
  "warningplaylist",
  "shareModal",
  "sharedPage",
  "cueSheet",
] as const;

/** Returns title and addresses of the page of one kind of list. */
export async function projectPageMetadata(
  kind: Project["kind"],
  { params }: ProjectPageProps,
): Promise<Metadata> {
  const t = await getTranslations("workspace");
  const { path, name, row } = PAGES[kind];
  return routeMetadata(parseLang((await params).lang), {
    page: row,
    path,
    defaults: { title: `${t(name)} · ${houseName()}` },
    noIndex: true,
  });
}

/** Renders the signed-in person's lists of one kind; `search={id}` selects one. */
export async function ProjectPage({
  kind,
  params,
  searchParams,
}: ProjectPageProps & { kind: Project["kind"] }) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PAGES[kind].path, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, [...TEXTS])}>
      <ProjectScreen kind={kind} />
    </MoreMessages>
  );
}
