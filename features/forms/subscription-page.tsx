import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import type { CmsPage } from "#/contract/site.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { type HtmlSection, htmlSections } from "./html-sections.ts";

/** Markup of a price; a section that contains one is an offer. */
const PRICE = /<blockquote>([\s\S]*?)<\/blockquote>/;

/** Renders the offers as columns of one table of contents, so that lines can be compared. */
export async function SubscriptionPage({ page, lang }: { page: CmsPage; lang: Lang }) {
  const t = await getTranslations("cms");
  const sections = htmlSections(frenchFirstContent(page, lang));
  const offers = sections.filter(({ html }) => PRICE.test(html));
  const others = sections.filter(({ heading, html }) => heading && !PRICE.test(html));
  const intro = sections.find(({ heading }) => !heading);
  return (
    <article className="page-x page-grid gap-y-10 pt-8 pb-20 lg:pt-14">
      <header className="col-span-full">
        <h1 className="text-[36px] leading-[1.05] wrap-anywhere md:text-[56px] lg:text-[64px]">
          {frenchFirstTitle(page, lang)}
        </h1>
        {intro && <Markup html={intro.html} className="mt-5 max-w-[46ch] text-h2" />}
      </header>
      <ul
        aria-label={t("offers")}
        className="col-span-full grid gap-x-6 gap-y-10 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_1fr_auto]"
      >
        {offers.map((offer) => (
          <Offer key={offer.heading?.id} offer={offer} />
        ))}
      </ul>
      {others.map(({ heading, html }) => (
        <section key={heading?.id} className="col-span-full border-ink border-t pt-5 lg:page-grid">
          <h2 className="col-margin text-h2">{heading?.text}</h2>
          <Markup
            html={html}
            className="col-body max-w-[62ch] text-[17px] leading-[27px] max-lg:mt-3 [&>:first-child]:mt-0"
          />
        </section>
      ))}
    </article>
  );
}

function Offer({ offer: { heading, html } }: { offer: HtmlSection }) {
  const price = PRICE.exec(html)?.[1] ?? "";
  return (
    <li
      id={heading?.id}
      className="row-span-3 grid gap-y-4 border-ink border-t pt-4 max-lg:grid-rows-[auto_1fr_auto] lg:grid-rows-subgrid"
    >
      <h2 className="text-h2">{heading?.text}</h2>
      <Markup
        html={html.replace(PRICE, "")}
        className="text-body [&>p:first-child]:mb-3 [&>p:first-child]:text-reading [&_li]:mt-2 [&_li]:border-line [&_li]:border-t [&_li]:pt-2 [&_ul]:-ml-5 [&_ul]:list-none lg:[&>p:first-child]:min-h-12"
      />
      <Markup html={price} className="border-line2 border-t pt-3 font-semibold text-body" />
    </li>
  );
}
