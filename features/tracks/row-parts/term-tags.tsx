import { useLocale } from "next-intl";
import type { TermTag } from "#/contract/taxonomy.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { frontTerms } from "./front-terms.ts";

/** Renders the terms meant for visitors as list items; each opens guided search with that term (S46, S50). */
export function TermTags({ terms }: { terms: readonly TermTag[] }) {
  const lang = useLocale();
  return frontTerms(terms).map((term) => (
    <li key={`${term.taxonomy}/${term.slug}`}>
      <Link
        href={{ pathname: "/search-guidee", query: { terms: term.slug } }}
        className="inline-block leading-6 hover:underline"
      >
        {termTitle(term, lang)}
      </Link>
    </li>
  ));
}
