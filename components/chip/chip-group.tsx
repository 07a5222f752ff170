"use client";

import { useState } from "react";
import { Chip } from "./chip.tsx";

export interface ChipTerm {
  slug: string;
  title: string;
  count: number;
  /** Slug of the mood family whose hue it takes. */
  mood?: string | null;
}

/** Chips shown before the rest is asked for. */
const SHOWN = 8;

/** A named group of chips: the first ones, then all on request; those that are on are always in sight. */
export function ChipGroup({
  legend,
  terms,
  chosen,
  onToggle,
  moreLabel,
  fewerLabel,
}: {
  legend: string;
  terms: readonly ChipTerm[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
  moreLabel: (count: number) => string;
  fewerLabel: string;
}) {
  const [all, setAll] = useState(false);
  const shown = terms.filter((term, index) => all || index < SHOWN || chosen.includes(term.slug));
  const hidden = terms.length - shown.length;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-body">{legend}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {shown.map(({ slug, title, count, mood }) => (
          <Chip
            key={slug}
            on={chosen.includes(slug)}
            onPress={() => onToggle(slug)}
            count={count}
            mood={mood}
          >
            {title}
          </Chip>
        ))}
        {(hidden > 0 || all) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="text-link touch-target px-1 text-small"
          >
            {all ? fewerLabel : moreLabel(hidden)}
          </button>
        )}
      </div>
    </fieldset>
  );
}
