"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { itemOf, missingFrom } from "./exchanged.ts";

const NO_CUES: readonly Cue[] = [];

/**
 * Returns the recordings of a film that a project lacks, whether to add them to it, and the addresses of the items to
 * add. Until the project's list is loaded, nothing counts as missing.
 */
export function useProjectOffer({
  project,
  uses,
  before = NO_CUES,
  now = NO_CUES,
  wished,
}: {
  project: Id | null;
  /** The music of the film, in its order. */
  uses: readonly Cue[];
  /** The rows of the sheet before and after the import, given only where the import may replace one recording by another. */
  before?: readonly Cue[];
  now?: readonly Cue[];
  /** Whether the person wants the missing recordings in the project; null until they choose. */
  wished: boolean | null;
}): { missing: readonly Cue[]; isAdding: boolean; items: readonly string[] } {
  const { data } = useQuery(playlistsQuery);
  const held = data?.["hydra:member"].find(({ id }) => id === project)?.tracks;
  const missing = useMemo(
    () =>
      held
        ? missingFrom(
            held.map((item) => item["@id"]),
            uses,
            before,
            now,
          )
        : [],
    [held, uses, before, now],
  );
  // Added items appear on the share pages at once, so the default is no, except for an empty project, whose share pages
  // show nothing yet.
  const isAdding = wished ?? held?.length === 0;
  return { missing, isAdding, items: isAdding ? missing.flatMap((cue) => itemOf(cue) ?? []) : [] };
}

/** Renders a checkbox to add the missing recordings to the project, with all their names; nothing if none is missing. */
export function ProjectOffer({
  missing,
  isAdding,
  onAdding,
}: {
  missing: readonly Cue[];
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}) {
  const t = useTranslations("cueSheet.edit.project");
  const soundName = useSoundName();
  const id = useId();
  const count = missing.length;
  if (count === 0) return null;
  const names = missing.map(({ title, versionLabel }) => soundName({ name: title, version: versionLabel }));
  return (
    <div className="flex min-w-0 basis-full flex-col">
      <label className="flex min-h-9 items-center gap-3 text-body max-md:min-h-11">
        <input
          type="checkbox"
          checked={isAdding}
          onChange={({ target }) => onAdding(target.checked)}
          aria-describedby={`${id}-missing`}
          className="size-5 shrink-0 accent-ink"
        />
        <span id={`${id}-adding`}>{t("add", { count })}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a text that scrolls. */}
      <div
        id={`${id}-missing`}
        role="group"
        aria-labelledby={`${id}-adding`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key.
        tabIndex={0}
        className="max-h-[20svh] overflow-y-auto pl-8 text-ink2 text-small"
      >
        {t("shown", { count, names: names.join(" · ") })}
      </div>
    </div>
  );
}
