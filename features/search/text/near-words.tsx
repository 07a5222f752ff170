import { useTranslations } from "next-intl";
import { Link } from "#/lib/i18n/navigation.ts";

/** Leads to the search by synonyms of a text that no title holds, with the number of titles that it finds. */
export function NearWords({ text, count }: { text: string; count: number }) {
  const t = useTranslations("search");
  return (
    <Link
      href={{ pathname: "/search-synonym", query: { q: text } }}
      rel="nofollow"
      className="text-link text-body wrap-anywhere"
    >
      {t("nearWords", { text, count })}
    </Link>
  );
}
