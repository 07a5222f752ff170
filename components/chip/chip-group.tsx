"use client";

import { useState } from "react";
import { Chip } from "./chip.tsx";

export interface ChipTerm {
  slug: string;
  title: string;
  count: number;
  /** Slug of the mood family that sets its hue. */
  mood?: string | null;
}

/** Chips shown before the user asks for the rest. */
const SHOWN = 8;

/**
 * Renders a named group of chips: first those with results, then all on request; wanted and excluded ones are
 * always visible.
 */
export function ChipGroup({
  legend,
  hint,
  terms,
  chosen,
  excluded = [],
  onToggle,
  moreLabel,
  fewerLabel,
  outLabel,
}: {
  legend: string;
  /** Explains how to use the chips, where that is not obvious. */
  hint?: string | undefined;
  terms: readonly ChipTerm[];
  chosen: readonly string[];
  excluded?: readonly string[];
  onToggle: (slug: string) => void;
  moreLabel: (count: number) => string;
  fewerLabel: string;
  /** Read aloud after an excluded term. */
  outLabel?: string;
}) {
  const [all, setAll] = useState(false);
  const isSet = ({ slug }: ChipTerm) => chosen.includes(slug) || excluded.includes(slug);
  const first = terms.filter((term) => terms.length <= SHOWN || term.count > 0).slice(0, SHOWN);
  const shown = terms.filter((term) => all || first.includes(term) || isSet(term));
  const hidden = terms.length - shown.length;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-body">{legend}</legend>
      {hint && <p className="mb-2 text-ink3 text-small">{hint}</p>}
      <div className="flex flex-wrap items-center gap-1.5">
        {shown.map(({ slug, title, count, mood }) => (
          <Chip
            key={slug}
            state={chosen.includes(slug) ? "in" : excluded.includes(slug) ? "out" : "off"}
            outLabel={outLabel}
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
