import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { idOfText } from "#/contract/hydra.ts";
import { ProgrammeScreen } from "#/features/programmes/programme-screen.tsx";
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

const PATH = "/user/projects/programme";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("programme");
  return routeMetadata(parseLang((await params).lang), {
    page: "programme",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** The finished programme by ear, on its way to the cue sheet of a project, for a user who is signed in. */
export default async function ProgrammePage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PATH, searchParams);
  const { project } = await searchParams;
  const asked = typeof project === "string" && project ? idOfText(project) : null;
  const t = await getTranslations("programme");
  return (
    <>
      <header className="page-x pt-8 pb-6 lg:pt-14">
        <h1 className="text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="mt-3 max-w-[68ch] text-ink2 text-reading">{t("lead")}</p>
      </header>
      <div className="page-x pb-16">
        <MoreMessages messages={await pageMessages(lang, ["cueSheet", "programme"])}>
          <ProgrammeScreen asked={asked} />
        </MoreMessages>
      </div>
    </>
  );
}
