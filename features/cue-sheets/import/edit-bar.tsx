"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Merge } from "../edit/merge-uses.ts";
import { ProjectOffer, useProjectOffer } from "../project-offer.tsx";

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
  onTake: (items: readonly string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const offer = useProjectOffer({ project, uses, before, now: merge.cues, wished });
  const { filled, added } = merge;
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-line border-t bg-bg px-5 py-4">
      <ProjectOffer {...offer} onAdding={onWish} />
      <Button onClick={() => onTake(offer.items)} disabled={uses.length === 0 && removed === 0}>
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
