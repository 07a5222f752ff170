import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { lostMetadata } from "#/features/site/lost/lost-metadata.ts";
import { NotFoundScreen } from "#/features/site/lost/not-found-screen.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

/** Of a page whose own metadata called `notFound()`. */
export async function generateMetadata(): Promise<Metadata> {
  return lostMetadata(parseLang(await getLocale()));
}

/** In place of a page that called `notFound()`. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
