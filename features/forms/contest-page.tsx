import { getTranslations } from "next-intl/server";
import { type Contest, contestsEndpoint } from "#/contract/contest.ts";
import type { CmsPage } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { datesIn } from "#/lib/i18n/use-dates.ts";
import { ContestFormIsland } from "./form-islands.tsx";
import { FormPage } from "./form-page.tsx";

/** Seconds. The backend refuses late registrations, even from a cached page. */
const REVALIDATE = 300;
const ZONE = "Europe/Paris";

/** Renders the contest: its rules, its dates, and the registration while it is open. */
export async function ContestPage({ page, lang }: { page: CmsPage; lang: Lang }) {
  const t = await getTranslations("forms.contest");
  const found = await withFallback(
    cachedCall(contestsEndpoint, {}, { tags: ["contests"], revalidate: REVALIDATE }),
    null,
    "Contests",
  );
  const contest = found?.["hydra:member"][0];
  return (
    <FormPage page={page} lang={lang}>
      {contest ? (
        <ContestBox contest={contest} lang={lang} />
      ) : (
        <p className="text-reading">{t("missing")}</p>
      )}
    </FormPage>
  );
}

async function ContestBox({ contest, lang }: { contest: Contest; lang: Lang }) {
  const t = await getTranslations("forms.contest");
  const dates = datesIn(lang, ZONE);
  const at = (instant: string) => {
    const [hours, minutes = ""] = dates
      .dateTime(new Date(instant), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
      .split(":");
    const date = dates.dateTime(new Date(instant), { dateStyle: "long" });
    return { date, time: t("time", { hours: Number(hours), minutes }) };
  };
  const isToCome = !contest.isOpen && new Date(contest.startAt) > new Date();
  const state = contest.isOpen ? "open" : isToCome ? "soon" : "closed";
  return (
    <>
      <section className="border-ink border-t pt-5 pb-8">
        <p className="font-semibold text-small">{t(state)}</p>
        <h2 className="mt-1 text-section">{frenchFirstTitle(contest, lang)}</h2>
        <p className="mt-3 max-w-[60ch] text-reading">{frenchFirstDescription(contest, lang)}</p>
        <p className="mt-4 text-ink2 text-body">
          <time dateTime={contest.startAt}>{t("opens", at(contest.startAt))}</time>
          <br />
          <time dateTime={contest.endAt}>{t("closes", at(contest.endAt))}</time> ({t("zone")})
        </p>
      </section>
      {contest.isOpen ? (
        <>
          <h2 className="mb-6 border-ink border-t pt-5 text-h2">{t("heading")}</h2>
          <ContestFormIsland contest={contest["@id"]} fields={contest.fields} />
        </>
      ) : (
        <p className="text-reading">{t(isToCome ? "soonText" : "closedText")}</p>
      )}
    </>
  );
}
