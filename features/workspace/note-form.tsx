"use client";

import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import type { Track } from "#/contract/track.ts";
import { clockNow } from "#/features/player/clock.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { usePlayer } from "#/features/player/store.ts";
import { readTime } from "./read-time.ts";

const LONGEST = 1_000;

interface Props {
  track: Pick<Track, "id" | "name">;
  note?: Pick<PlaylistNote, "at" | "text">;
  /** Gives whether it was kept; what was typed stays when it was not. */
  onSave: (note: { at: number | null; text: string }) => Promise<boolean>;
  onCancel: () => void;
}

/** Writes a note: its time, taken from what plays when it is this track, and its words. */
export function NoteForm({ track, note, onSave, onCancel }: Props) {
  const t = useTranslations("workspace");
  const isPlaying = usePlayer(({ current }) => current?.id === track.id);
  const start = note ? note.at : isPlaying ? clockNow() : null;
  const time = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<"time" | "text" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const at = readTime(time.current?.value ?? "");
    const text = words.current?.value.trim() ?? "";
    if (at === undefined) {
      setWrong("time");
      return time.current?.focus();
    }
    if (text === "") {
      setWrong("text");
      return words.current?.focus();
    }
    setWrong(null);
    setBusy(true);
    await onSave({ at, text });
    setBusy(false);
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t("noteOn", { name: track.name })}
      className="flex flex-wrap items-start gap-2 py-2"
    >
      <div className="flex items-center gap-1">
        <input
          ref={time}
          defaultValue={start === null ? "" : formatDuration(start)}
          inputMode="numeric"
          placeholder="0:00"
          aria-label={t("noteTime")}
          aria-invalid={wrong === "time" || undefined}
          aria-describedby={wrong === "time" ? id : undefined}
          className="h-10 w-20 rounded-control border border-line2 bg-raised px-2 text-body aria-invalid:border-error max-md:text-[16px]"
        />
        {isPlaying && (
          <Button
            kind="quiet"
            aria-label={t("takeTime")}
            title={t("takeTime")}
            onClick={() => {
              if (time.current) time.current.value = formatDuration(clockNow());
            }}
          >
            <Clock aria-hidden="true" size={16} />
          </Button>
        )}
      </div>
      <textarea
        ref={words}
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for, to write in it
        autoFocus
        rows={1}
        maxLength={LONGEST}
        defaultValue={note?.text}
        aria-label={t("noteText")}
        aria-invalid={wrong === "text" || undefined}
        aria-describedby={wrong === "text" ? id : undefined}
        className="field-sizing-content min-h-10 min-w-[16ch] flex-1 rounded-control border border-line2 bg-raised px-3 py-2 text-body aria-invalid:border-error max-md:text-[16px]"
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {t("saveNote")}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {t("cancel")}
      </Button>
      {wrong && (
        <p id={id} role="alert" className="w-full text-small font-semibold text-error">
          {t(wrong === "time" ? "wrongTime" : "emptyNote")}
        </p>
      )}
    </form>
  );
}
