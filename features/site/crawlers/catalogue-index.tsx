import { getTranslations } from "next-intl/server";
import { addressesEndpoint } from "#/contract/addresses.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import styles from "./catalogue-index.module.css";

/** Names on one page: a longer index would not help readers, and the sitemap serves crawlers. */
const MOST = 300;
/** Seconds until a cached index expires; a purge of its tag removes it sooner. */
const REVALIDATE = 3600;

/** Kinds of index: title, route of the pages and cache tag. */
const KINDS = {
  albums: { title: "albums", pathname: "/album/[slug]", tag: "albums" },
  composers: { title: "composers", pathname: "/nos-compositeurs/[slug]", tag: "writers" },
  placements: { title: "placements", pathname: "/nos-placements/[slug]", tag: "placements" },
} as const;

/**
 * Renders every name of a kind in alphabetical order, like the index of a book. Below a list that shows `shown` of
 * them and paginates by script, it links to all of them without. Renders nothing if the list shows them all.
 */
export async function CatalogueIndex({
  kind,
  shown = 0,
  lang,
}: {
  kind: keyof typeof KINDS;
  shown?: number | undefined;
  lang: Lang;
}) {
  const { title, pathname, tag } = KINDS[kind];
  const [t, answer] = await Promise.all([
    getTranslations("index"),
    withFallback(
      cachedCall(
        addressesEndpoint,
        { params: { kind }, query: { itemsPerPage: String(MOST) } },
        { tags: [tag], revalidate: REVALIDATE },
      ),
      null,
      `Index of ${kind}`,
    ),
  ]);
  if (!answer || answer.total <= shown) return null;
  const entries = answer.addresses
    .map((one) => ({ slug: one[lang], name: lang === "fr" ? one.name : one.nameEn }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));

  return (
    <nav aria-labelledby="index" className="page-x page-grid gap-y-4 pb-16">
      <h2 id="index" className="col-margin text-h2">
        {t(title)}
      </h2>
      <ul
        className={`col-body columns-1 gap-6 border-ink border-t pt-2 min-[480px]:columns-2 md:columns-3 lg:columns-4 ${styles.names}`}
      >
        {entries.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={{ pathname, params: { slug } }}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
