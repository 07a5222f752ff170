import { getTranslations } from "next-intl/server";
import type { Placement } from "#/contract/placement.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { pack } from "#/lib/pages/packed.ts";
import { cardPlacement } from "./card-placement.ts";
import { PackedPlacementRows } from "./placement-rows.tsx";

/** Renders the latest placements on the home page, newest first, each with its leading track. */
export async function LatestPlacements({
  placements,
  lang,
}: {
  placements: readonly Placement[];
  lang: Lang;
}) {
  const t = await getTranslations("home.placements");
  const heard = placements.filter((placement) => placement.tracks.length > 0);
  if (heard.length === 0) return null;

  return (
    <section aria-labelledby="placements" className="border-line border-t">
      <div className="page-x page-grid gap-y-6 py-12 lg:py-16">
        <header className="col-margin">
          <h2 id="placements" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
          <p className="mt-3">
            <Link href="/nos-placements" className="text-link text-body">
              {t("all")}
            </Link>
          </p>
        </header>
        <ul className="col-body border-ink border-t">
          <MoreMessages messages={await pageMessages(lang, ["placements"])}>
            <PackedPlacementRows packed={pack({ placements: heard.map(cardPlacement), lang })} />
          </MoreMessages>
        </ul>
      </div>
    </section>
  );
}
