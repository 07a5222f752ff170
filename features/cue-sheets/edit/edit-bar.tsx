"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { itemOf, missingFrom } from "../exchanged.ts";
import type { Merge } from "./merge-uses.ts";

/**
 * Puts the uses of an edit into the sheet, and says before what that does. Music of the catalogue that the project does
 * not hold is offered to it as well: it is in the film, and clients would not see it.
 */
export function EditBar({
  project,
  uses,
  before,
  merge,
  removed,
  recounted,
  wished,
  onWish,
  onTake,
  onClose,
}: {
  project: Id;
  /** Those that are taken, in the order of the film. */
  uses: readonly Cue[];
  /** The rows of the sheet as they are. */
  before: readonly Cue[];
  merge: Merge;
  /** How many rows are taken out. */
  removed: number;
  recounted: string;
  /** Whether the project is to take in what it lacks, as the person says; null as long as nothing is said. */
  wished: boolean | null;
  onWish: (wished: boolean) => void;
  /** `items` are those that the project takes in as well, by address. */
  onTake: (items: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const { data } = useQuery(playlistsQuery);
  const held = data?.["hydra:member"].find(({ id }) => id === project)?.tracks;
  const missing = useMemo(
    () =>
      held
        ? missingFrom(
            held.map((item) => item["@id"]),
            uses,
            before,
            merge.cues,
          )
        : [],
    [held, uses, before, merge],
  );
  // What is added shows on the share pages at once, so it waits for a word; in an empty project nobody has seen
  // anything yet, and it is filled.
  const isAdding = wished ?? held?.length === 0;
  const { filled, added } = merge;
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-line border-t bg-bg px-5 py-4">
      {missing.length > 0 && <Missing cues={missing} isAdding={isAdding} onAdding={onWish} />}
      <Button
        onClick={() => onTake(isAdding ? missing.flatMap((cue) => itemOf(cue) ?? []) : [])}
        disabled={uses.length === 0 && removed === 0}
      >
        {t("add", { count: uses.length })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t("cancel")}
      </Button>
      <p className="ml-auto text-ink2 text-small tabular-nums">
        {t("outlook", { filled, added, removed })}
        {recounted && ` ${recounted}`}
      </p>
    </div>
  );
}

function Missing({
  cues,
  isAdding,
  onAdding,
}: {
  cues: readonly Cue[];
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}) {
  const t = useTranslations("cueSheet.edit.project");
  const soundName = useSoundName();
  const count = cues.length;
  const names = cues.map(({ title, versionLabel }) => soundName({ name: title, version: versionLabel }));
  return (
    <div className="flex min-w-0 basis-full flex-col">
      <label className="flex min-h-9 items-center gap-3 text-body max-md:min-h-11">
        <input
          type="checkbox"
          checked={isAdding}
          onChange={({ target }) => onAdding(target.checked)}
          aria-describedby="cue-sheet-edit-missing"
          className="size-5 shrink-0 accent-ink"
        />
        <span id="cue-sheet-edit-adding">{t("add", { count })}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a text that scrolls. */}
      <div
        id="cue-sheet-edit-missing"
        role="group"
        aria-labelledby="cue-sheet-edit-adding"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key.
        tabIndex={0}
        className="max-h-[20svh] overflow-y-auto pl-8 text-ink2 text-small"
      >
        {t("shown", { count, names: names.join(" · ") })}
      </div>
    </div>
  );
}
