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

const UNREAD = { programme: programmeSchema.parse({}), cues: [] };
const nothing = () => {};

/**
 * Says that the film of a project is on its way, and stands in for it until its code (`isCodeHere`) and its sheet are
 * there: with the film's own parts, drawn as an outline, so that the page does not move when it comes.
 */
export function StripWaiting({
  project,
  items,
  isCodeHere,
}: {
  project: Id;
  items: readonly Item[];
  isCodeHere: boolean;
}) {
  const t = useTranslations("cueSheet.strip");
  const isOpen = useSheet((state) => state.project === project);
  // The sheet under the film asks for it, and says what has failed.
  const { isError } = useQuery({ ...cueSheetQuery(project), enabled: false });
  const isOver = isError || (isOpen && isCodeHere);
  const now = isOver ? "" : t("waiting");
  const [said, say] = useState("");
  // Words that enter the page together with their region are not read: it enters empty.
  useEffect(() => say(now), [now]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isOver && <Outline project={project} items={items} />}
    </>
  );
}

/** Until the sheet is read, all music of the project counts as not placed: so it is at first. */
function Outline({ project, items }: { project: Id; items: readonly Item[] }) {
  const { data } = useQuery({ ...cueSheetQuery(project), enabled: false });
  const hasPicture = usePicture(({ url }) => url !== null);
  const { programme, cues } = useMemo(() => (data ? (readDraft(project) ?? data) : UNREAD), [data, project]);
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
