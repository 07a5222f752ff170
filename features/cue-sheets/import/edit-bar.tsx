"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Merge } from "../edit/merge-into-sheet.ts";
import { ProjectOffer, useProjectOffer } from "../project-offer.tsx";

/**
 * Renders the button that adds the uses of an edit to the sheet, with a summary of the changes beside it. It also offers
 * to add recordings that the project lacks: they are in the film, but clients would not see them in the project.
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
  /** The chosen uses, in the order of the film. */
  uses: readonly Cue[];
  /** The rows of the sheet before the import. */
  before: readonly Cue[];
  merge: Merge;
  /** Number of rows that will be removed. */
  removed: number;
  /** Message about a change of the frame rate; empty if there is none. */
  recounted: string;
  /** Whether the person wants the missing recordings in the project; null until they choose. */
  wished: boolean | null;
  onWish: (wished: boolean) => void;
  /** `items` are the addresses of the recordings to add to the project as well. */
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
