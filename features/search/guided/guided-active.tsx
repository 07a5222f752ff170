import { useTranslations } from "next-intl";
import { ActiveChip } from "#/components/chip/active-chip.tsx";
import { EVERYTHING, type GuidedState } from "./guided-state.ts";
import type { ActiveFilter } from "./use-active-filters.ts";

/**
 * Renders the active filters as sentences, each with a button to remove it, and one to remove all. Without filters the
 * line is still there beside the open panel, so that the first one does not move the tracks.
 */
export function GuidedActive({
  filters,
  text = "",
  order,
  onChange,
}: {
  filters: readonly ActiveFilter[];
  /** Text searched along with them; without it and filters, the search is the whole catalogue. */
  text?: string;
  /** Kept when everything is cleared, since it does not filter. */
  order: GuidedState["order"];
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  if (filters.length === 0 && text !== "")
    return <p className="text-ink3 text-small leading-[30px] max-lg:hidden">{t("noFilters")}</p>;
  if (filters.length === 0)
    return <p className="text-ink2 text-reading lg:leading-[30px]">{t("everything")}</p>;
  return (
    <ul
      aria-label={t("active")}
      className="flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:px-4 max-md:py-1 md:flex-wrap"
    >
      {filters.map(({ key, label, mood, isExcluded, without }) => (
        <ActiveChip
          key={key}
          label={label}
          mood={mood}
          except={isExcluded ? t("except") : undefined}
          removeLabel={t("remove", { name: isExcluded ? `${t("except")} ${label}` : label })}
          onRemove={() => onChange(without)}
        />
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => onChange({ ...EVERYTHING, order })}
          className="text-link touch-target px-1 text-small"
        >
          {t("clear")}
        </button>
      </li>
    </ul>
  );
}
