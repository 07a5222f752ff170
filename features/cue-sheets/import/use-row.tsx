"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { useEar } from "../catalogue/ear-button.tsx";
import { candidateOf } from "../edit/cues-of-edit.ts";
import type { Decision } from "../edit/decisions.ts";
import { otherNameOf } from "../edit/other-name.ts";
import { clipLabel } from "../edit/role-names.ts";
import { isNamedTemporary } from "../edit/stand-in-titles.ts";
import { type FrameRate, timecodeOf } from "../time/timecode.ts";
import { UseMatch } from "./use-match.tsx";

/** Factor from similarity of sound to certainty of a match, so that a similar track does not count as certain. */
const SIMILARITY_WEIGHT = 0.9;

/** Returns the id of the checkbox of a use. */
export const fieldOfUse = ({ id }: Decision) => `cue-sheet-use-${id}`;

/** Whether a use has both ends, less than a second apart: an editor may have left it over. */
const isVeryShort = ({ start, end, isPoint, isEndAlone }: Decision["use"], { base }: FrameRate) =>
  !isPoint && !isEndAlone && end - start < base;

/**
 * Renders one use of an edit: a checkbox to take it, its place, and its match. The clip's sound file can be dropped on it.
 */
export function UseRow({
  decision,
  countingRate,
  onDecide,
}: {
  decision: Decision;
  /** Rate of the edit's frames. */
  countingRate: FrameRate;
  onDecide: (change: Partial<Decision>, known?: readonly TrackCredits[]) => void;
}) {
  const t = useTranslations("cueSheet");
  const { use, chosen, isTaken, isMusic, isAmongSounds, matches } = decision;
  const row = useRef<HTMLLIElement>(null);
  const name = clipLabel(use) || t("edit.noName");
  const field = fieldOfUse(decision);
  const otherName = chosen === null && isMusic ? otherNameOf(use) : "";
  const isInDoubt = isTaken && !use.isOff;
  // Recognising a use that is off in the edit does not take it: only its checkbox does.
  const recognise: typeof onDecide = (change, known) =>
    onDecide(use.isOff ? { ...change, isTaken } : change, known);
  const ear = useEar(({ offers, isExact }) => {
    const heard = offers.map(({ credits, score }) => ({
      candidate: candidateOf(credits),
      version: null,
      reason: "ear" as const,
      certainty: score * SIMILARITY_WEIGHT,
    }));
    const [best] = heard;
    const found =
      best && isExact ? { chosen: { track: best.candidate.id, version: null }, isTaken: true } : {};
    recognise(
      { matches: [...heard, ...matches], isMusic: true, ...found },
      offers.map(({ credits }) => credits),
    );
  });
  return (
    <li
      ref={row}
      {...ear.dropped}
      className="grid items-start gap-x-4 gap-y-2 border-line border-b py-2.5 md:grid-cols-[minmax(0,1fr)_190px_minmax(0,1.5fr)]"
    >
      <div className="flex min-w-0 flex-col items-start gap-1">
        <label htmlFor={field} className="flex min-h-10 min-w-0 items-center gap-3 text-body">
          <input
            id={field}
            type="checkbox"
            checked={isTaken}
            onChange={({ target }) =>
              onDecide(target.checked ? { isTaken: true, isMusic: true } : { isTaken: false })
            }
            className="size-5 shrink-0 accent-ink"
          />
          <span className={`min-w-0 wrap-anywhere ${isMusic ? "" : "text-ink3"}`}>
            {name}
            {use.hasPicture && <Mark>{t("edit.withPicture")}</Mark>}
            {isAmongSounds && <Mark>{t("edit.amongSounds")}</Mark>}
            {isInDoubt && isVeryShort(use, countingRate) && <Mark>{t("edit.veryShort")}</Mark>}
            {isInDoubt && chosen === null && isNamedTemporary(name) && <Mark>{t("edit.temporary")}</Mark>}
            {use.isOff && <Mark>{t("edit.off")}</Mark>}
          </span>
        </label>
        {otherName !== "" && (
          <p className="wrap-anywhere pl-8 text-ink2 text-small">
            {t(otherName === use.file ? "edit.otherFile" : "edit.otherName", { name: otherName })}
          </p>
        )}
      </div>
      <p className="flex items-center text-ink2 md:min-h-10 text-small tabular-nums">
        {use.isEndAlone ? t("edit.noStart") : (use.startCode ?? timecodeOf(use.start, countingRate))} –{" "}
        {use.isPoint ? t("edit.noEnd") : (use.endCode ?? timecodeOf(use.end, countingRate))}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {(isMusic || isTaken) && (
          <UseMatch
            decision={decision}
            name={name}
            ear={ear}
            onDecide={recognise}
            onTaken={() => focusNext(row.current)}
          />
        )}
        {chosen === null && (
          <Button
            kind="quiet"
            size={36}
            aria-pressed={!isMusic}
            aria-label={t("edit.notMusicOf", { name })}
            onClick={() => onDecide(isMusic ? { isMusic: false, isTaken: false } : { isMusic: true })}
            className="text-ink2 max-md:h-11"
          >
            {!isMusic && <Check aria-hidden="true" size={15} strokeWidth={2.5} />}
            {t("edit.notMusic")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Renders a remark after a clip's name; the space outside the element separates the two for screen readers. */
const Mark = ({ children }: { children: ReactNode }) => (
  <>
    {" "}
    <span className="text-ink3 text-small">{children}</span>
  </>
);

/** Focuses the next use without a match, or the match of this use when none follows. */
function focusNext(row: HTMLLIElement | null): void {
  let next = row?.nextElementSibling;
  while (next && !next.querySelector("[role=combobox]")) next = next.nextElementSibling;
  if (next) next.querySelector<HTMLElement>("[role=combobox]")?.focus();
  else requestAnimationFrame(() => row?.querySelector("select")?.focus());
}
