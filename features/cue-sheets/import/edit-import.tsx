"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { FrameRateName } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import { candidatesFor, creditsOf } from "../cue-sheet-api.ts";
import { takeEdit } from "../cues/edit-cues.ts";
import { asInSheet, tracksOfClips } from "../edit/as-in-sheet.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { cuesOf, decide, decided, type How, type ReadEdit, redecided } from "../edit/decisions.ts";
import { matchesOf } from "../edit/match-uses.ts";
import type { FileText } from "../edit/read-edit.ts";
import { sheetWithEdit } from "../edit/sheet-with-edit.ts";
import { namesOf, usesOf } from "../edit/used-music.ts";
import { rateText } from "../rate-text.ts";
import { useSheet } from "../sheet-store.ts";
import { nameOfRate, RATES } from "../time/timecode.ts";
import type { CompletedImport } from "../use-complete-import.ts";
import { EditBar } from "./edit-bar.tsx";
import { EditDrop } from "./edit-drop.tsx";
import { EditHelp } from "./edit-help.tsx";
import { EditLeft } from "./edit-left.tsx";
import { EditUses } from "./edit-uses.tsx";
import { useFailureText } from "./use-failure-text.ts";

const NO_ROW: ReadonlySet<string> = new Set();

/**
 * Reads the music of an edit into the sheet: a dropped file is read on this device; each use is matched with the
 * catalogue and offered; uses without a match are listed beside it and never dropped. Rows of the sheet with the same
 * music get the places of the edit; the person is asked about rows without a place in it.
 */
export function EditImport({
  project,
  rate,
  file = null,
  onClose,
}: {
  project: Id;
  rate: FrameRateName;
  /** An edit that was dropped earlier. */
  file?: File | null;
  onClose: (completed: CompletedImport | null) => void;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const failureText = useFailureText();
  const sheet = useSheet((store) => store.sheet);
  const [read, setRead] = useState<ReadEdit | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Rows without a place that the person removes. */
  const [out, setOut] = useState(NO_ROW);
  /** Whether the project takes in what it lacks of this sequence, where the person has said so. */
  const [wished, setWished] = useState<boolean | null>(null);
  const uses = useMemo(() => (read ? cuesOf(read) : []), [read]);
  const merge = useMemo(
    () => read && sheet && sheetWithEdit(sheet, uses, read.edit, out),
    [read, sheet, uses, out],
  );

  async function take(texts: readonly FileText[], how: How) {
    const { text, isRateChosen, part } = how;
    setBusy(true);
    setFailure(null);
    try {
      const { readEdit } = await import("../edit/read-edit.ts");
      const edit = await readEdit(text.text, RATES[how.rate], isRateChosen, part);
      const uses = usesOf(edit.clips);
      const named = await candidatesFor(namesOf(uses));
      const candidates = named.map(candidateOf);
      const found = [...named, ...(await creditsOf(sheet ? tracksOfClips(sheet, named) : []))];
      const credits = new Map([...(read?.credits ?? []), ...found.map((one) => [one.id, one] as const)]);
      const decisions = uses.map((use) => decide(use, matchesOf(use, candidates)));
      const isSame = read?.texts === texts && read.edit.part === edit.part;
      // What the project takes in shows on its share pages: a word for one sequence is none for another.
      if (!isSame) setWished(null);
      setRead({
        texts,
        text,
        edit,
        isRateChosen,
        credits,
        decisions: redecided(
          isSame ? read.decisions : [],
          sheet ? asInSheet({ edit, decisions, credits }, sheet) : decisions,
        ),
      });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  const takeNew = (texts: readonly [FileText, ...FileText[]]) =>
    take(texts, { text: texts[0], rate, isRateChosen: false, part: 0 });

  const begun = useRef(false);
  useEffect(() => {
    if (!file || begun.current) return;
    begun.current = true;
    void import("../edit/read-edit.ts")
      .then(({ textsOfFile }) => textsOfFile(file))
      .then(takeNew)
      .catch((error) => setFailure(failureText(error)));
  });

  /** Message that the sheet takes the edit's rate, or that the edit is converted to its own; empty when they agree. */
  function recountedText(edit: FrameRateName, kept: FrameRateName): string {
    if (edit === rate) return "";
    const rates = { sheet: rateText(rate, lang), edit: rateText(edit, lang) };
    return t(kept === edit ? "edit.recounted" : "edit.converted", rates);
  }

  const removed = merge?.left.filter(({ id }) => out.has(id)).length ?? 0;
  const recounted = read && merge ? recountedText(nameOfRate(read.edit.counted), merge.rate) : "";
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
        isRead={read !== null}
        failure={failure}
        onTexts={takeNew}
        onFailure={setFailure}
      />
      {/* Once an edit is read, the help is shown below, where it does not push the uses away. */}
      {!read && <EditHelp />}
      {/* Present before an edit is read: not all screen readers announce a live region that is added with its text. */}
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
            onAgain={(change) =>
              take(read.texts, {
                text: read.text,
                rate: read.isRateChosen ? nameOfRate(read.edit.counted) : rate,
                isRateChosen: read.isRateChosen,
                part: read.edit.part,
                ...change,
              })
            }
            onDecide={(id, change, known = []) =>
              setRead((before) => before && decided(before, id, change, known))
            }
          />
          <EditHelp />
          {merge && merge.left.length > 0 && <EditLeft cues={merge.left} out={out} onOut={setOut} />}
          {sheet && merge && (
            <EditBar
              project={project}
              uses={uses}
              before={sheet.cues}
              merge={merge}
              removed={removed}
              recounted={recounted}
              wished={wished}
              onWish={setWished}
              onTake={(items) => {
                takeEdit(merge);
                const { filled, added } = merge;
                const outcome = t("edit.outcome", { filled, added, removed });
                onClose({ from: "edit", outcome: recounted ? `${outcome} ${recounted}` : outcome, items });
              }}
              onClose={() => onClose(null)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
