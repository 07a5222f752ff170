import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Concept } from "#/contract/brief.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type SearchRoute, type SearchState, searchAddress, withText } from "../search-state.ts";

/**
 * Renders the number of tracks with a version without the drums that a brief excludes, as a link to them; renders
 * nothing if there are none.
 */
export function VersionsWithout({
  state,
  route,
  concept: { start, end },
  onChange,
}: {
  state: SearchState;
  route: SearchRoute;
  /** The concept of the state's text that excludes the drums. */
  concept: Concept;
  onChange: (state: SearchState) => void;
}) {
  const t = useTranslations("brief.withoutDrums");
  const lang = useLang();
  const text = state.text.slice(0, start) + t("words") + state.text.slice(end);
  const { filters, ...led } = withText(state, text);
  const having = { ...led, filters: { ...filters, version: ["no-drums" as const] } };
  const { data: count = 0 } = useQuery({
    queryKey: ["search-total", searchAddress(having, route, lang)],
    queryFn: async ({ signal }) =>
      (await import("../search-data.ts")).fetchTotal(having, { lang, route, signal }),
    meta: { silent: true },
  });
  if (count === 0) return null;
  return (
    <button
      type="button"
      // A kind chosen earlier would reduce the shown number.
      onClick={() => onChange({ ...led, filters: { ...filters, version: [] } })}
      className="text-link touch-target mt-2 text-small"
    >
      {t("lead", { count })}
    </button>
  );
}
