import { useTranslations } from "next-intl";
import { Notice } from "#/components/notice/notice.tsx";
import { Link } from "#/lib/i18n/navigation.ts";

/** What to do when nothing is found: say it otherwise, or start from elsewhere. */
export function NothingFound({ text }: { text: string }) {
  const t = useTranslations("search");
  return (
    <Notice title={t("emptyTitle", { text })} text={t("emptyText")}>
      <ul className="grid w-full list-disc gap-1 pl-5 text-ink2 text-reading">
        <li>{t("helpSpelling")}</li>
        <li>{t("helpFewer")}</li>
        <li>{t("helpOther")}</li>
      </ul>
      <Link href="/search-guidee" className="text-link text-body">
        {t("browseMoods")}
      </Link>
      <Link href="/albums" className="text-link text-body">
        {t("browseAlbums")}
      </Link>
    </Notice>
  );
}
