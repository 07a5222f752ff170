import type { Metadata } from "next";
import { lostMetadata } from "#/features/site/lost/lost-metadata.ts";
import { NotFoundScreen } from "#/features/site/lost/not-found-screen.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return lostMetadata(parseLang((await params).lang));
}

/**
 * The 404 page as a document of its own. Next renders a called `notFound()` in the browser only: whoever stands
 * in front of it answers with this page instead, under status 404, so that it is whole without scripts.
 */
export default async function NotFoundDocument({ params }: Props) {
  parseLang((await params).lang);
  return <NotFoundScreen />;
}
