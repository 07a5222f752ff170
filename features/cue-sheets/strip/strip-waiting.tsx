"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { programmeSchema } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Item } from "#/contract/item.ts";
import { usePicture } from "#/features/player/picture/picture-store.ts";
import { cueSheetQuery } from "../cue-sheet-api.ts";
import { readDraft } from "../sheet-draft.ts";
import { useSheet } from "../sheet-store.ts";
import styles from "./film-strip.module.css";
import { StripBar } from "./strip-bar.tsx";
import { blocksOf, lanesIn } from "./strip-blocks.ts";
import { UnplacedList, unplacedOf } from "./unplaced.tsx";

const EMPTY_SHEET = { programme: programmeSchema.parse({}), cues: [] };
const nothing = () => {};

/**
 * Renders a placeholder for the film strip until its code (`isCodeLoaded`) and its sheet have loaded, and announces the
 * wait. The placeholder consists of the strip's own parts as blank shapes, so that the page does not shift afterwards.
 */
export function StripWaiting({
  project,
  items,
  isCodeLoaded,
}: {
  project: Id;
  items: readonly Item[];
  isCodeLoaded: boolean;
}) {
  const t = useTranslations("cueSheet.strip");
  const isOpen = useSheet((state) => state.project === project);
  // The sheet below the strip sends this query, and shows its error.
  const { isError } = useQuery({ ...cueSheetQuery(project), enabled: false });
  const isDone = isError || (isOpen && isCodeLoaded);
  const message = isDone ? "" : t("waiting");
  const [announcement, announce] = useState("");
  // The region starts empty, since screen readers do not announce a text that appears together with its region.
  useEffect(() => announce(message), [message]);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {!isDone && <Outline project={project} items={items} />}
    </>
  );
}

/** Renders the blank shapes. Before the sheet is loaded, all items count as unplaced, as in a new sheet. */
function Outline({ project, items }: { project: Id; items: readonly Item[] }) {
  const { data } = useQuery({ ...cueSheetQuery(project), enabled: false });
  const hasPicture = usePicture(({ url }) => url !== null);
  const { programme, cues } = useMemo(
    () => (data ? (readDraft(project) ?? data) : EMPTY_SHEET),
    [data, project],
  );
  return (
    <div inert aria-hidden="true" className={`${styles.outline} skeleton page-x pb-8`}>
      <StripBar cues={cues} programme={programme} zoom={1} onZoom={nothing} onFile={nothing} />
      <div className={styles.frame}>
        <div
          className={styles.film}
          style={{ "--zoom": 1, "--lanes": lanesIn(blocksOf(cues)) } as CSSProperties}
        >
          {hasPicture && <div className={styles.frames} />}
          <div className={styles.lanes} />
          <div className={styles.scale} />
        </div>
      </div>
      <UnplacedList waiting={unplacedOf(cues, items)} onPlace={nothing} />
    </div>
  );
}
