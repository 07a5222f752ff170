"use client";

import { useTranslations } from "next-intl";
import { FRAME_RATES, type FrameRateName } from "#/contract/cue-sheet.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { ChoiceField } from "../cues/line-field.tsx";
import type { Chosen } from "./cues-of-edit.ts";
import type { Decision, ReadEdit } from "./edit-import.tsx";
import { RATES, timecodeOf } from "./timecode.ts";

const NONE = "none";

/** The uses of an edit with what each may be; rows that match nothing stand among them, marked. */
export function EditUses({
  read,
  rate,
  onRate,
  onDecide,
}: {
  read: ReadEdit;
  rate: FrameRateName;
  /** Null when the edit itself names its rate. */
  onRate: ((rate: FrameRateName) => void) | null;
  onDecide: (index: number, change: Partial<Decision>) => void;
}) {
  const t = useTranslations("cueSheet");
  const { edit, decisions } = read;
  return (
    <div className="flex flex-col gap-4">
      {onRate ? (
        <ChoiceField
          id="cue-sheet-edit-rate"
          label={t("edit.rate")}
          value={rate}
          options={FRAME_RATES.map((one) => ({ value: one, text: t("rate", { rate: one }) }))}
          onChange={onRate}
          className="w-40"
        />
      ) : (
        <p className="text-ink2 text-small">{t("rate", { rate })}</p>
      )}
      <ol className="border-ink border-t">
        {decisions.map((decision, index) => (
          <UseRow
            key={`${decision.use.start}-${decision.use.name}-${decision.use.file}`}
            decision={decision}
            index={index}
            rate={rate}
            onDecide={(change) => onDecide(index, change)}
          />
        ))}
      </ol>
      {edit.skippedCount > 0 && (
        <details className="text-small">
          <summary className="cursor-pointer text-ink2">
            {t("edit.skipped", { count: edit.skippedCount })}
          </summary>
          <ul className="mt-2 flex flex-col gap-1 text-ink3">
            {edit.skipped.map(({ line, text }) => (
              <li key={`${line}-${text}`} className="wrap-anywhere">
                {line === null ? text : t("edit.skippedLine", { line, text })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const keyOf = ({ track, version }: Chosen) => `${track} ${version ?? ""}`;

function UseRow({
  decision: { use, matches, chosen, isTaken },
  index,
  rate,
  onDecide,
}: {
  decision: Decision;
  index: number;
  rate: FrameRateName;
  onDecide: (change: Partial<Decision>) => void;
}) {
  const t = useTranslations("cueSheet");
  const name = use.name || use.file || use.reel || t("edit.noName");
  const id = `cue-sheet-use-${index}`;
  const soundName = useSoundName();
  // Of each match the version that the name says, then its track, then the other versions: the ear may know better.
  const offers = matches.flatMap(({ candidate, version, reason }) =>
    [version, null, ...candidate.versions.filter((one) => one !== version)]
      .filter((one, place) => one !== null || place === (version ? 1 : 0))
      .map((one) => ({
        chosen: { track: candidate.id, version: one?.id ?? null },
        name: soundName({ name: candidate.name, version: one?.label }),
        reference: candidate.reference ?? "–",
        reason,
      })),
  );
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b py-2.5 md:grid-cols-[minmax(0,1.2fr)_200px_minmax(0,1fr)]">
      <label htmlFor={id} className="flex min-w-0 items-center gap-3 text-body">
        <input
          id={id}
          type="checkbox"
          checked={isTaken}
          onChange={(event) => onDecide({ isTaken: event.target.checked })}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="min-w-0 wrap-anywhere">
          {name}
          {use.hasPicture && <span className="text-ink3 text-small"> {t("edit.withPicture")}</span>}
        </span>
      </label>
      <p className="text-ink2 text-small tabular-nums">
        {timecodeOf(use.start, RATES[rate])} – {timecodeOf(use.end, RATES[rate])}
      </p>
      <ChoiceField
        id={`${id}-match`}
        label={t("edit.matchOf", { name })}
        hideLabel
        value={chosen === null ? NONE : keyOf(chosen)}
        options={[
          { value: NONE, text: t(matches.length > 0 ? "edit.notThese" : "edit.noMatch") },
          ...offers.map(({ chosen: offered, name: called, reference, reason }) => ({
            value: keyOf(offered),
            text: t("edit.match", { name: called, reference, reason: t(`edit.reason.${reason}`) }),
          })),
        ]}
        onChange={(value) => {
          const taken = offers.find(({ chosen: offered }) => keyOf(offered) === value)?.chosen;
          onDecide(taken ? { chosen: taken, isTaken: true } : { chosen: null });
        }}
      />
    </li>
  );
}
