import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import type { CmsPage } from "#/contract/site.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { htmlSections } from "./html-sections.ts";

/** Renders a long text with numbered parts and a table of contents: legal notice, personal data (acceptance S62). */
export async function ArticlePage({ page, lang }: { page: CmsPage; lang: Lang }) {
  const t = await getTranslations("cms");
  const sections = htmlSections(frenchFirstContent(page, lang));
  const named = sections.flatMap(({ heading }) => heading ?? []);
  return (
    <article className="page-x page-grid gap-y-8 pt-8 pb-20 lg:pt-14">
      <h1 className="col-span-full text-[36px] leading-[1.05] wrap-anywhere md:text-[56px] lg:text-[64px]">
        {frenchFirstTitle(page, lang)}
      </h1>
      {named.length > 1 && (
        <nav aria-label={t("contents")} className="col-span-full lg:col-span-2">
          <ol className="flex flex-col gap-0.5 border-ink border-t pt-3 text-body lg:sticky lg:top-20">
            {named.map(({ text, id }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="grid grid-cols-[28px_1fr] py-1 hover:underline">
                  <span aria-hidden="true" className="text-ink3 tabular-nums">
                    {index + 1}
                  </span>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="col-span-full max-w-[68ch] lg:col-span-8 lg:col-start-3">
        {sections.map(({ heading, html }) => (
          <section
            key={heading?.id ?? ""}
            id={heading?.id}
            className="border-line border-t pt-4 pb-8 first:border-ink"
          >
            {heading && <h2 className="mb-3 text-[24px] leading-[30px]">{heading.text}</h2>}
            <Markup html={html} className="hyphens-auto text-[17px] leading-[27px] [&_p]:text-pretty" />
          </section>
        ))}
      </div>
    </article>
  );
}
