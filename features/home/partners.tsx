import { getTranslations } from "next-intl/server";
import { Picture } from "#/components/picture/picture.tsx";
import type { Carousel } from "#/contract/carousel.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstImage, frenchFirstTitle, frenchFirstUrl } from "#/lib/i18n/localise.ts";
import { safeHref } from "#/lib/pages/safe-href.ts";
import { PartnerRow } from "./partner-row.tsx";

/** Width of a partner's picture, CSS pixels. */
const WIDTH = 160;

/** Renders the partners, by sortOrder, as a row that never scrolls by itself, only by hand, wheel, key or button. */
export async function Partners({ partners, lang }: { partners: Carousel["items"]; lang: Lang }) {
  const t = await getTranslations("home.partners");
  if (partners.length === 0) return null;
  const sorted = partners.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return (
    <section aria-labelledby="partners" className="page-x page-grid gap-y-4 border-line border-t py-10">
      <h2 id="partners" className="col-margin text-h2">
        {t("title")}
      </h2>
      <div className="col-body">
        <PartnerRow labels={{ row: t("title"), previous: t("previous"), next: t("next") }}>
          {sorted.map((partner) => {
            const title = frenchFirstTitle(partner, lang);
            const url = safeHref(frenchFirstUrl(partner, lang));
            const picture = (
              <Picture
                path={frenchFirstImage(partner, lang)}
                width={WIDTH}
                height={64}
                alt={title}
                className="h-16 w-full max-w-40 object-contain object-left dark:mx-auto dark:object-center"
              />
            );
            return (
              <li
                key={partner.id}
                className="snap-start rounded-control bg-[light-dark(transparent,var(--ink))] py-1 dark:px-2"
              >
                {url ? (
                  <a
                    href={url}
                    {...(partner.newPage && {
                      target: "_blank",
                      rel: "noopener noreferrer",
                      "aria-label": t("newTab", { name: title }),
                    })}
                  >
                    {picture}
                  </a>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </PartnerRow>
      </div>
    </section>
  );
}
