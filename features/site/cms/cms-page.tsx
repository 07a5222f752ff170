import { Markup } from "#/components/markup/markup.tsx";
import type { CmsPage as Page } from "#/contract/site.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstTitle } from "#/lib/i18n/localise.ts";

/** Renders a page of the content system: its title and its text, cleaned on the way (acceptance S62). */
export function CmsPage({ page, lang }: { page: Page; lang: Lang }) {
  return (
    <article className="page-x page-grid gap-y-6 pt-8 pb-20 lg:pt-14">
      <h1 className="col-span-full text-[36px] leading-[1.05] wrap-anywhere md:text-[56px] lg:col-span-10 lg:col-start-3 lg:text-[64px]">
        {frenchFirstTitle(page, lang)}
      </h1>
      <Markup
        html={frenchFirstContent(page, lang)}
        className="col-span-full max-w-[68ch] text-[17px] leading-[27px] md:col-span-7 lg:col-span-7 lg:col-start-3"
      />
    </article>
  );
}
