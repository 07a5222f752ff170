import { getTranslations } from "next-intl/server";
import { Link } from "#/lib/i18n/navigation.ts";
import { ComposerPrint } from "./composer-print.tsx";
import type { ComposerPrint as Print } from "./composer-prints.ts";

/** Composers, each with the print of a track of theirs; they lead to their albums (acceptance S45). */
export async function Composers({ composers }: { composers: readonly Print[] }) {
  const t = await getTranslations("home.composers");
  if (composers.length === 0) return null;
  return (
    <section aria-labelledby="composers" className="page-x page-grid gap-y-6 pb-14 lg:pb-20">
      <header className="col-margin">
        <h2 id="composers" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
      </header>
      <ul className="col-body grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6 lg:gap-x-6">
        {composers.map(({ slug, name, trackCount, analysis, mood }) => (
          <li key={slug} data-mood={mood?.slug} className="relative">
            <ComposerPrint analysis={analysis} />
            <h3 className="mt-2.5 font-semibold text-row">
              <Link
                href={{ pathname: "/albums", query: { writers: slug } }}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="text-ink3 text-small">{t("titles", { count: trackCount })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
