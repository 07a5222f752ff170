import type { CmsPage as Page } from "#/contract/site.ts";
import { CmsPage } from "#/features/site/cms/cms-page.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { ArticlePage } from "./article-page.tsx";
import { ContestPage } from "./contest-page.tsx";
import { AdviceFormIsland, ContactFormIsland } from "./form-islands.tsx";
import { FormPage } from "./form-page.tsx";
import { SubscriptionPage } from "./subscription-page.tsx";

/** Renders a page of the content system with its template; an unknown template is plain text. */
export function CmsTemplate({ page, lang }: { page: Page; lang: Lang }) {
  switch (page.template) {
    case "contact":
      return (
        <FormPage page={page} lang={lang}>
          <ContactFormIsland />
        </FormPage>
      );
    case "advice":
      return (
        <FormPage page={page} lang={lang}>
          <AdviceFormIsland />
        </FormPage>
      );
    case "contest":
      return <ContestPage page={page} lang={lang} />;
    case "subscription":
      return <SubscriptionPage page={page} lang={lang} />;
    case "legal":
    case "personal-data":
      return <ArticlePage page={page} lang={lang} />;
    default:
      return <CmsPage page={page} lang={lang} />;
  }
}
