import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { idOfText } from "#/contract/hydra.ts";
import { CueSheetScreen } from "#/features/cue-sheets/cue-sheet-screen.tsx";
import { requireUser } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/user/projects/cue-sheet";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("cueSheet");
  return routeMetadata(parseLang((await params).lang), {
    page: "cue-sheet",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** The cue sheet of a project, for a user who is signed in. */
export default async function CueSheetPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PATH, searchParams);
  const { project } = await searchParams;
  const asked = typeof project === "string" && project ? idOfText(project) : null;
  const t = await getTranslations("cueSheet");
  return (
    <>
      <header className="page-x pt-8 pb-6 lg:pt-14 print:hidden">
        <h1 className="text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="mt-3 max-w-[68ch] text-ink2 text-reading">{t("lead")}</p>
      </header>
      <div className="page-x pb-16 print:p-0">
        <MoreMessages messages={await pageMessages(lang, ["cueSheet"])}>
          <CueSheetScreen asked={asked} />
        </MoreMessages>
      </div>
    </>
  );
}
