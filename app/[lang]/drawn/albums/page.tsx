import { AlbumListPage } from "#/features/albums/album-list-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export { generateMetadata } from "#/app/[lang]/albums/page.tsx";

/** Parts of the list are without number: none is kept here (docs/decisions/006). */
export const dynamic = "force-dynamic";

/** The albums that the address asks for, in the HTML (acceptance S45). */
export default async function DrawnAlbumsPage({ params, searchParams }: Props) {
  return <AlbumListPage lang={parseLang((await params).lang)} query={await queryOf(searchParams)} />;
}
