"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "#/components/chip/chip.tsx";
import type { GuidedGroup } from "./guided-groups.ts";

/** Terms of a group shown at first. */
const SHOWN = 8;

/** A group of terms as chips: the richest, then all on request; chosen ones are always in sight. */
export function GuidedGroupChips({
  group,
  chosen,
  onToggle,
}: {
  group: GuidedGroup;
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}) {
  const t = useTranslations("guided");
  const [all, setAll] = useState(false);
  const shown = group.terms.filter((term, index) => all || index < SHOWN || chosen.includes(term.slug));
  const hidden = group.terms.length - shown.length;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-body">{group.title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((term) => (
          <Chip
            key={term.slug}
            on={chosen.includes(term.slug)}
            onPress={() => onToggle(term.slug)}
            count={term.count}
            mood={term.mood}
          >
            {term.title}
          </Chip>
        ))}
        {(hidden > 0 || all) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="text-link touch-target px-1 text-small"
          >
            {all ? t("fewer") : t("more", { count: hidden })}
          </button>
        )}
      </div>
    </fieldset>
  );
}
