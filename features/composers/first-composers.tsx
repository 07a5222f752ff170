import { getTranslations } from "next-intl/server";
import type { Writer } from "#/contract/writer.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { pack } from "#/lib/pages/packed.ts";
import { cardComposer } from "./card-composer.ts";
import { PackedComposerCards } from "./composer-cards.tsx";

/** Renders the first composers of the catalogue on the home page. */
export async function FirstComposers({ composers, lang }: { composers: readonly Writer[]; lang: Lang }) {
  const t = await getTranslations("home.composers");
  const said = await getTranslations("composers");
  if (composers.length === 0) return null;
  return (
    <section aria-labelledby="composers" className="page-x page-grid gap-y-6 pb-14 lg:pb-20">
      <header className="col-margin">
        <h2 id="composers" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
        <p className="mt-3">
          <Link href="/nos-compositeurs" className="text-link text-body">
            {t("all")}
          </Link>
        </p>
      </header>
      <ul className="col-body grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6 lg:gap-x-6">
        <PackedComposerCards
          packed={pack({
            composers: composers.map((composer) => ({
              ...cardComposer(composer),
              said: said("tracks", { count: composer.trackCount }),
            })),
            lang,
          })}
        />
      </ul>
    </section>
  );
}
