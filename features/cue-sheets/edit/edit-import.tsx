"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { FrameRateName } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { candidatesFor } from "../cue-sheet-api.ts";
import { addCues, editProgramme } from "../cues/edit-cues.ts";
import { type Chosen, candidateOf, cueOfUse } from "./cues-of-edit.ts";
import type { Edit } from "./edit.ts";
import { UnreadableEdit } from "./edit.ts";
import { EditDrop } from "./edit-drop.tsx";
import { EditUses } from "./edit-uses.tsx";
import { type Match, matchesOf } from "./match-uses.ts";
import { nameOfRate, RATES } from "./timecode.ts";
import { type Use, usesOf } from "./used-music.ts";

/** One use of the edit, what it may be, and what the person decided. */
export type Decision = { use: Use; matches: Match[]; chosen: Chosen | null; isTaken: boolean };

/** An edit that has been read, waiting for its uses to be looked through. */
export type ReadEdit = {
  text: string;
  edit: Edit;
  decisions: Decision[];
  credits: Map<number, TrackCredits>;
};

/** Offers below this certainty wait for the person's word (match-uses.ts). */
const SURE = 0.9;

/**
 * Reads the music of an edit into the sheet: a dropped file is read here, on this device; each use is matched with
 * the catalogue and offered; what matches nothing is listed beside it and never dropped.
 */
export function EditImport({
  rate,
  onClose,
}: {
  rate: FrameRateName;
  onClose: (added: number | null) => void;
}) {
  const t = useTranslations("cueSheet");
  const [read, setRead] = useState<ReadEdit | null>(null);
  const [chosenRate, setRate] = useState<FrameRateName>(rate);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function take(text: string, assumed: FrameRateName) {
    setBusy(true);
    setFailure(null);
    try {
      const { readEdit } = await import("./read-edit.ts");
      const edit = await readEdit(text, RATES[assumed]);
      const uses = usesOf(edit.clips);
      const names = [...new Set(uses.flatMap(({ name, file, reel }) => [file, name, reel]))].filter(Boolean);
      const found = await candidatesFor(names.map((name) => name.slice(0, 300)));
      const candidates = found.map(candidateOf);
      setRead({
        text,
        edit,
        credits: new Map(found.map((one) => [one.id, one])),
        decisions: uses.map((use) => decide(use, matchesOf(use, candidates))),
      });
      setRate(edit.rate ? nameOfRate(edit.rate) : assumed);
    } catch (error) {
      setFailure(error instanceof UnreadableEdit ? t(`edit.error.${error.reason}`) : t("edit.failed"));
    } finally {
      setBusy(false);
    }
  }

  function add() {
    if (!read) return;
    const taken = read.decisions.filter((one) => one.isTaken);
    editProgramme({ rate: chosenRate });
    addCues(
      taken.map(({ use, chosen }) =>
        chosen === null
          ? cueOfUse(use, null)
          : cueOfUse(use, read.credits.get(chosen.track) ?? null, chosen.version),
      ),
    );
    onClose(taken.length);
  }

  const count = read?.decisions.filter((one) => one.isTaken).length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(null)}
      shape="wide"
      title={t("edit.title")}
      description={t("edit.text")}
      closeLabel={t("edit.cancel")}
    >
      <EditDrop
        isBusy={isBusy}
        failure={failure}
        onText={(text) => take(text, chosenRate)}
        onFailure={setFailure}
      />
      {/* Here before an edit is read: a region that comes with its words is not heard everywhere. */}
      <p role="status" className="text-body">
        {isBusy && <span className="sr-only">{t("edit.reading")}</span>}
        {read &&
          !isBusy &&
          t("edit.found", {
            uses: read.decisions.length,
            matched: read.decisions.filter(({ chosen }) => chosen !== null).length,
            title: read.edit.title || t("edit.untitled"),
          })}
      </p>
      {read && (
        <>
          <EditUses
            read={read}
            rate={chosenRate}
            onRate={read.edit.rate ? null : (next) => take(read.text, next)}
            onDecide={(index, change) =>
              setRead({
                ...read,
                decisions: read.decisions.map((one, at) => (at === index ? { ...one, ...change } : one)),
              })
            }
          />
          <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-line border-t bg-bg px-5 py-4">
            <Button onClick={add} disabled={count === 0}>
              {t("edit.add", { count })}
            </Button>
            <Button kind="quiet" onClick={() => onClose(null)}>
              {t("edit.cancel")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Sure matches are chosen; sound that comes with pictures and matches nothing is left for the person to take. */
function decide(use: Use, matches: Match[]): Decision {
  const best = matches[0];
  const chosen =
    best && best.certainty >= SURE ? { track: best.candidate.id, version: best.version?.id ?? null } : null;
  return { use, matches, chosen, isTaken: chosen !== null || !use.hasPicture };
}
