"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { FrameRateName } from "#/contract/cue-sheet.ts";
import { candidatesFor } from "../cue-sheet-api.ts";
import { takeEdit } from "../cues/edit-cues.ts";
import { useSheet } from "../sheet-store.ts";
import { candidateOf } from "./cues-of-edit.ts";
import { cuesOf, decide, decided, type ReadEdit, redecided } from "./decisions.ts";
import { EditDrop } from "./edit-drop.tsx";
import { EditLeft } from "./edit-left.tsx";
import { EditUses } from "./edit-uses.tsx";
import { matchesOf } from "./match-uses.ts";
import { mergeUses } from "./merge-uses.ts";
import { nameOfRate, RATES } from "./timecode.ts";
import { useFailureText } from "./use-failure-text.ts";
import { usesOf } from "./used-music.ts";

const NO_ROW: ReadonlySet<string> = new Set();

/** What an edit has made of the rows of the sheet. */
export type TakenEdit = { filled: number; added: number; removed: number };

/**
 * Reads the music of an edit into the sheet: a dropped file is read here, on this device; each use is matched with
 * the catalogue and offered; what matches nothing is listed beside it and never dropped. Rows of the sheet that are
 * the same music take the places of the edit; those that it does not place are asked about.
 */
export function EditImport({
  rate,
  file = null,
  onClose,
}: {
  rate: FrameRateName;
  /** An edit that was dropped before. */
  file?: File | null;
  onClose: (taken: TakenEdit | null) => void;
}) {
  const t = useTranslations("cueSheet");
  const failureText = useFailureText();
  const cues = useSheet(({ sheet }) => sheet?.cues);
  const [read, setRead] = useState<ReadEdit | null>(null);
  const [chosenRate, setRate] = useState<FrameRateName>(rate);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Rows without a place that the person takes out. */
  const [out, setOut] = useState(NO_ROW);
  const merge = useMemo(() => read && mergeUses(cues ?? [], cuesOf(read), out), [read, cues, out]);

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
        credits: new Map([...(read?.credits ?? []), ...found.map((one) => [one.id, one] as const)]),
        decisions: redecided(
          read?.text === text ? read.decisions : [],
          uses.map((use) => decide(use, matchesOf(use, candidates))),
        ),
      });
      setRate(nameOfRate(edit.counted));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  const begun = useRef(false);
  useEffect(() => {
    if (!file || begun.current) return;
    begun.current = true;
    void import("./read-edit.ts")
      .then(({ textOfFile }) => textOfFile(file))
      .then((text) => take(text, rate))
      .catch((error) => setFailure(failureText(error)));
  });

  function add() {
    if (!merge) return;
    takeEdit(chosenRate, merge.cues);
    const removed = merge.left.filter(({ id }) => out.has(id)).length;
    onClose({ filled: merge.filled, added: merge.added, removed });
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
            other: read.decisions.filter(({ isMusic, use }) => !isMusic && !use.isOff).length,
            off: read.decisions.filter(({ use }) => use.isOff).length,
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
            onDecide={(id, change, known = []) =>
              setRead((before) => before && decided(before, id, change, known))
            }
          />
          {merge && merge.left.length > 0 && <EditLeft cues={merge.left} out={out} onOut={setOut} />}
          <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-line border-t bg-bg px-5 py-4">
            <Button onClick={add} disabled={count === 0 && out.size === 0}>
              {t("edit.add", { count })}
            </Button>
            <Button kind="quiet" onClick={() => onClose(null)}>
              {t("edit.cancel")}
            </Button>
            {merge && (
              <p className="ml-auto text-ink2 text-small tabular-nums">
                {t("edit.outcome", { filled: merge.filled, added: merge.added, removed: 0 })}
              </p>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
