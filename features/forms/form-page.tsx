import type { ReactNode } from "react";
import { Markup } from "#/components/markup/markup.tsx";
import type { CmsPage } from "#/contract/site.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";

/** Renders a page of the content system with a form: its text beside the form on wide screens, above it on others. */
export async function FormPage({ page, lang, children }: { page: CmsPage; lang: Lang; children: ReactNode }) {
  return (
    <article className="page-x page-grid gap-y-10 pt-8 pb-20 lg:pt-14">
      <h1 className="col-span-full text-[36px] leading-[1.05] wrap-anywhere md:text-[56px] lg:text-[64px]">
        {frenchFirstTitle(page, lang)}
      </h1>
      <Markup
        html={frenchFirstContent(page, lang)}
        className="col-span-full max-w-[62ch] text-reading md:text-[17px] md:leading-[27px] lg:col-span-5"
      />
      <div className="col-span-full max-w-[640px] lg:col-span-6 lg:col-start-7 lg:max-w-[720px]">
        <MoreMessages messages={await pageMessages(lang, ["form", "forms", "captcha"])}>
          {children}
        </MoreMessages>
      </div>
    </article>
  );
}
