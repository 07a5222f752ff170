"use client";

import { Check, Pause, Play, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { idOfText } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { ChoiceField } from "#/features/cue-sheets/fields/line-field.tsx";
import { TimeField } from "#/features/cue-sheets/fields/time-field.tsx";
import { formatDuration } from "#/features/player/duration.ts";
import { MoodLabel } from "#/features/player/mood-label.tsx";
import type { Playable } from "#/features/player/playable.ts";
import { albumSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { hearUse, silence, switchSide } from "../listening/hear-use.ts";
import type { HeardUse } from "../listening/heard-use.ts";
import { useListening } from "../listening/listening-store.ts";
import type { FrameNames } from "./frame-names.ts";
import { chooseVersion, judge, moveEdge } from "./review-uses.ts";

/** Columns of the list on wide screens, shared with its headings. */
export const USE_GRID =
  "grid grid-cols-[112px_118px_118px_56px_minmax(0,1fr)_minmax(0,200px)_152px_164px] items-center gap-x-4 px-3 max-lg:flex max-lg:flex-wrap max-lg:gap-y-2";
const WHOLE = "";

/** Renders one use: playback in its programme, its edges, its track with the certainty, and the person's decision. */
export function UseRow({
  use,
  number,
  names: { rate, frameAt, secondAt },
  sound,
  credits,
}: {
  use: HeardUse;
  number: number;
  names: FrameNames;
  sound: Playable | undefined;
  credits: TrackCredits | undefined;
}) {
  const t = useTranslations("programme");
  const lang = useLocale();
  const { id, title, verdict, certainty, reason, reference } = use;
  const isHeard = useListening((state) => state.use === id);
  const writers = sound?.writers.map(({ name }) => name).join(", ");
  const edge = (which: "start" | "end") => (
    <TimeField
      id={`programme-use-${id}-${which}`}
      label={t(`${which}Of`, { title })}
      hideLabel
      frames={frameAt(use[which])}
      rate={rate}
      invalid={t("noTime")}
      onChange={(frames) => frames !== null && moveEdge(id, which, secondAt(frames))}
      className="max-lg:order-2 max-lg:min-w-[120px] max-lg:flex-1"
    />
  );
  return (
    <li
      data-use={id}
      data-mood={sound?.mood?.slug}
      aria-label={t("useName", { number, title })}
      className={`${USE_GRID} relative border-line border-b py-2.5 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-(--mood-fill,var(--ink)) ${isHeard ? "bg-(--mood-wash,var(--sunken))" : ""} ${verdict === "refused" ? "before:opacity-30" : ""}`}
    >
      <Hearing use={use} number={number} src={sound?.src} />
      {edge("start")}
      {edge("end")}
      <p className="text-body tabular-nums max-lg:order-1 max-lg:ml-auto">
        {formatDuration(use.end - use.start)}
      </p>
      <div className="min-w-0 max-lg:order-first max-lg:basis-full">
        <p className={`truncate font-semibold text-row ${verdict === "refused" ? "line-through" : ""}`}>
          {sound ? (
            <Link href={{ pathname: "/album/[slug]", params: { slug: albumSlug(sound.album, lang) } }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="truncate text-ink2 text-small">{[writers, reference].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="min-w-0 max-lg:order-1 max-md:order-2 max-md:basis-full">
        <p className="text-body">
          <span className="font-semibold">{t(`certainty.${certainty}`)}</span>
          <span className="text-ink2">, {t(`reason.${reason}`)}</span>
        </p>
        <p className="text-ink2 text-small">{sound?.mood && <MoodLabel mood={sound.mood} />}</p>
      </div>
      <Version use={use} credits={credits} />
      <VerdictButtons use={use} />
    </li>
  );
}

function Hearing({ use, number, src }: { use: HeardUse; number: number; src: string | undefined }) {
  const t = useTranslations("programme");
  const isHeard = useListening((state) => state.use === use.id);
  const side = useListening((state) => state.side);
  const isTrack = side === "track";
  const { title } = use;
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="w-5 text-ink3 text-small tabular-nums">
        {number}
      </span>
      <button
        type="button"
        data-listen=""
        aria-label={t(isHeard ? "silence" : "listen", { title })}
        aria-keyshortcuts="K"
        onClick={() => (isHeard ? silence() : hearUse(use, src))}
        className={`touch-target grid size-9 shrink-0 place-items-center rounded-full border ${isHeard ? "border-ink bg-ink text-onink" : "border-line2 hover:border-ink"}`}
      >
        {isHeard ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
      </button>
      <button
        type="button"
        aria-pressed={isTrack}
        title={t("trackAlone", { title })}
        aria-keyshortcuts="X"
        onClick={() => {
          if (!isHeard) hearUse(use, src);
          switchSide();
        }}
        className="touch-target h-9 shrink-0 rounded-control border border-line2 px-2 text-small hover:border-ink"
      >
        <span aria-hidden="true" className={isTrack ? "text-ink3" : "font-semibold underline"}>
          A
        </span>{" "}
        <span className="sr-only">{t("trackAlone", { title })}</span>
        <span aria-hidden="true" className={isTrack ? "font-semibold underline" : "text-ink3"}>
          B
        </span>
      </button>
    </div>
  );
}

function Version({ use, credits }: { use: HeardUse; credits: TrackCredits | undefined }) {
  const t = useTranslations("programme");
  const lang = useLocale();
  const versions = credits?.versions.filter(({ version }) => version !== "full") ?? [];
  return (
    <ChoiceField
      id={`programme-use-${use.id}-version`}
      label={t("versionOf", { title: use.title })}
      hideLabel
      value={use.versionId === null ? WHOLE : String(use.versionId)}
      options={[
        { value: WHOLE, text: t("whole") },
        ...versions.map(({ id, label }) => ({ value: String(id), text: wordOfVersion(label, lang) })),
      ]}
      onChange={(value) => chooseVersion(use.id, value === WHOLE ? null : idOfText(value))}
      className="max-lg:order-3 max-lg:min-w-[140px] max-lg:flex-1"
    />
  );
}

function VerdictButtons({ use: { id, title, verdict } }: { use: HeardUse }) {
  const t = useTranslations("programme");
  return (
    <div className="flex items-center gap-2 max-lg:order-3 max-lg:self-end">
      <span className="flex gap-2">
        {(
          [
            ["taken", "accept", "A", Check],
            ["refused", "refuse", "R", X],
          ] as const
        ).map(([said, name, key, Sign]) => (
          <button
            key={said}
            type="button"
            aria-pressed={verdict === said}
            aria-label={t(name, { title })}
            title={t(name, { title })}
            aria-keyshortcuts={key}
            onClick={() => judge(id, said)}
            className={`touch-target grid size-9 place-items-center rounded-control border max-lg:size-11 ${verdict === said ? "border-ink bg-ink text-onink" : "border-line2 hover:border-ink"}`}
          >
            <Sign aria-hidden="true" size={17} />
          </button>
        ))}
      </span>
      <span className={`text-small ${verdict === "open" ? "font-semibold" : "text-ink2"}`}>
        {t(`verdict.${verdict}`)}
      </span>
    </div>
  );
}
