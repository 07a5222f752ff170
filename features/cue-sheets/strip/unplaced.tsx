"use client";

import { Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Item } from "#/contract/item.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { trackIdOf } from "./strip-sounds.ts";

/** A row of the sheet without a place, or an item of the project without a row. */
export type Unplaced = { key: string; name: string; version: string; cue: Cue | null; item: Item | null };

/**
 * Returns the rows and the items without a place in the film. An item is left out if a row has another version of its
 * track, which has replaced it.
 */
export function unplacedOf(cues: readonly Cue[], items: readonly Item[]): Unplaced[] {
  const itemsInSheet = new Set(cues.map(({ track, version }) => version ?? track));
  const itemsInProject = new Set(items.map((item) => item["@id"]));
  const exchanged = cues.filter(
    ({ track, version }) => version !== null && !itemsInProject.has(version ?? track ?? ""),
  );
  const standsFor = (item: Item) => {
    const at = exchanged.findIndex((cue) => trackIdOf(cue) === item.id);
    return at !== -1 && exchanged.splice(at, 1).length > 0;
  };
  return [
    ...cues
      .filter(({ start, end }) => start === null || end === null)
      .map((cue) => ({ key: cue.id, name: cue.title, version: cue.versionLabel, cue, item: null })),
    ...items
      .filter((item) => !itemsInSheet.has(item["@id"]) && !standsFor(item))
      .map((item) => ({
        key: item["@id"],
        name: item.name,
        version: item.trackVersion?.version ?? "",
        cue: null,
        item,
      })),
  ];
}

/** Renders a button for each row and item without a place, which places it at the cursor. */
export function UnplacedList({
  waiting,
  onPlace,
}: {
  waiting: readonly Unplaced[];
  onPlace: (one: Unplaced) => void;
}) {
  const t = useTranslations("cueSheet.strip");
  const lang = useLocale();
  if (waiting.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p id="strip-unplaced" className="mr-1 text-ink2 text-small">
        {t("unplaced", { count: waiting.length })}
      </p>
      <ul aria-labelledby="strip-unplaced" className="contents">
        {waiting.map((one) => {
          const name = [one.name || t("untitled"), wordOfVersion(one.version, lang)]
            .filter(Boolean)
            .join(" · ");
          return (
            <li key={one.key} className="min-w-0 max-w-full">
              <Button
                kind="secondary"
                size={36}
                aria-label={t("lay", { name })}
                onClick={() => onPlace(one)}
                className="max-w-full border-dashed max-md:h-11"
              >
                <Plus aria-hidden="true" size={15} className="shrink-0" />
                <span className="truncate">{name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
