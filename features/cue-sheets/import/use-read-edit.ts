"use client";

import { useEffect, useRef, useState } from "react";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import { candidatesFor, creditsOf } from "../cue-sheet-api.ts";
import { asInSheet, tracksOfClips } from "../edit/as-in-sheet.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { decide, type How, type ReadEdit, withEarlierDecisions } from "../edit/decisions.ts";
import { namesOf, usesOf } from "../edit/join-clips.ts";
import { matchesOf } from "../edit/match-uses.ts";
import type { FileText } from "../edit/read-edit.ts";
import { useSheet } from "../sheet-store.ts";
import { nameOfRate, RATES } from "../time/timecode.ts";
import { useFailureText } from "./use-failure-text.ts";

/**
 * Reads an edit and matches its music. A new file, or a new choice of how to read it, ends a reading that is still under
 * way, as does closing the dialog.
 */
export function useReadEdit({
  rate,
  file,
  onOther,
}: {
  rate: FrameRateName;
  /** An edit that was dropped earlier. */
  file: File | null;
  /** Called before another file or another sequence takes the place of the edit. */
  onOther: () => void;
}) {
  const failureText = useFailureText();
  const sheet = useSheet((store) => store.sheet);
  const [read, setRead] = useState<ReadEdit | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reading = useRef<AbortController>(null);

  /** Runs a reading in place of an earlier one, which must not replace it although it may take longer. */
  async function begin(run: (signal: AbortSignal) => Promise<void>) {
    reading.current?.abort();
    const ownReading = new AbortController();
    reading.current = ownReading;
    setBusy(true);
    setFailure(null);
    try {
      await run(ownReading.signal);
    } catch (error) {
      if (!ownReading.signal.aborted) setFailure(failureText(error));
    }
    if (!ownReading.signal.aborted) setBusy(false);
  }

  async function readTexts(texts: readonly FileText[], how: How, signal: AbortSignal) {
    const { text, isRateChosen, part } = how;
    const { readEditAside } = await import("../edit/worker/read-edit-aside.ts");
    const content = text.workbook ?? text.text;
    const edit = await readEditAside(
      { content, rate: RATES[how.rate], isChosen: isRateChosen, part },
      signal,
    );
    const uses = usesOf(edit.clips);
    const credited = await candidatesFor(namesOf(uses));
    const candidates = credited.map(candidateOf);
    const found = [...credited, ...(await creditsOf(sheet ? tracksOfClips(sheet, credited) : []))];
    if (signal.aborted) return;
    const credits = new Map([...(read?.credits ?? []), ...found.map((one) => [one.id, one] as const)]);
    const decisions = uses.map((use) => decide(use, matchesOf(use, candidates)));
    const isSame = read?.texts === texts && read.edit.part === edit.part;
    if (!isSame) onOther();
    setRead({
      texts,
      text,
      edit,
      isRateChosen,
      credits,
      decisions: withEarlierDecisions(
        isSame ? read.decisions : [],
        sheet ? asInSheet({ edit, decisions, credits }, sheet) : decisions,
      ),
    });
  }

  const readFile = (chosen: File) =>
    begin(async (signal) => {
      const { textsOfFile } = await import("../edit/read-edit.ts");
      const texts = await textsOfFile(chosen);
      await readTexts(texts, { text: texts[0], rate, isRateChosen: false, part: 0 }, signal);
    });

  /** Reads the edit again with other settings. */
  const readAgain = ({ texts, text, edit, isRateChosen }: ReadEdit, change: Partial<How>) =>
    begin((signal) => {
      const currentRate = isRateChosen ? nameOfRate(edit.countingRate) : rate;
      return readTexts(texts, { text, rate: currentRate, isRateChosen, part: edit.part, ...change }, signal);
    });

  useEffect(() => {
    if (file && !reading.current) void readFile(file);
  });
  useEffect(
    () => () => {
      reading.current?.abort();
      // React mounts twice while the site is developed: the second time reads the file again.
      reading.current = null;
    },
    [],
  );

  return { read, setRead, isBusy, failure, readFile, readAgain };
}
