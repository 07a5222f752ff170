"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AlbumFilters } from "#/contract/album.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { matchesText } from "./matches-text.ts";
import styles from "./writer-filter.module.css";

type Writer = AlbumFilters["writers"][number];

/** With more writers than this, the list has a search field. */
const MANY = 12;

/** Renders checkboxes for writers, in alphabetical order; selected ones come first, so that they are always visible. */
export function WriterFilter({
  writers,
  chosen,
  onToggle,
}: {
  writers: readonly Writer[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}) {
  const t = useTranslations("albums");
  const lang = useLang();
  const [text, setText] = useState("");
  const shown = writers
    .filter((writer) => chosen.includes(writer.slug) || matchesText(writer.name, text))
    .sort(
      (one, other) =>
        Number(chosen.includes(other.slug)) - Number(chosen.includes(one.slug)) ||
        one.name.localeCompare(other.name, lang),
    );

  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-body">{t("writers")}</legend>
      {writers.length > MANY && (
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t("findWriter")}
          placeholder={t("findWriter")}
          autoComplete="off"
          className="mb-1 h-9 w-full rounded-control border border-line2 bg-raised px-3 text-small placeholder:text-ink3 max-md:h-11 max-md:text-[16px]"
        />
      )}
      <ul className={styles.list}>
        {shown.map((writer) => (
          <li key={writer.slug}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(writer.slug)}
                onChange={() => onToggle(writer.slug)}
              />
              <span>{writer.name}</span>
              <small>{writer.count}</small>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-2 text-ink3 text-small">{t("noWriter")}</p>}
    </fieldset>
  );
}
