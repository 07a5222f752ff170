import { ComposerListPage } from "#/features/composers/composer-list-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export { generateMetadata } from "#/app/[lang]/nos-compositeurs/page.tsx";

/** Parts of the list are without number: none is kept here (docs/decisions/006). */
export const dynamic = "force-dynamic";

/** The composers that the address asks for, in the HTML (acceptance S58). */
export default async function DrawnComposersPage({ params, searchParams }: Props) {
  return <ComposerListPage lang={parseLang((await params).lang)} query={await queryOf(searchParams)} />;
}
