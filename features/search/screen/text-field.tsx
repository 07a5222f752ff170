import { useTranslations } from "next-intl";
import { BriefForm } from "#/features/site/search-box/brief-form.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type SearchRoute, searchAddress, WHOLE_CATALOGUE } from "../search-state.ts";

/** Renders a field with the brief in plain words. */
export function TextField({
  text,
  route,
  onSearch,
}: {
  text: string;
  route: SearchRoute;
  onSearch: (text: string) => void;
}) {
  const t = useTranslations("brief");
  const lang = useLang();
  return (
    <BriefForm
      words={{ label: t("field"), placeholder: t("placeholder"), submit: t("submit") }}
      text={text}
      action={searchAddress(WHOLE_CATALOGUE, route, lang)}
      kind="secondary"
      className="max-w-[860px]"
      onSearch={onSearch}
    />
  );
}
