"use client";

import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { dropDraft, keepDraft, readDraft } from "#/components/form/draft.ts";
import type { Item } from "#/contract/item.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import { clockNow } from "#/features/player/clock.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { closeByEscape } from "./close-by-escape.ts";
import { readTime } from "./read-time.ts";
import { saveByEnter } from "./save-by-enter.ts";

const LONGEST = 1_000;

interface Props {
  track: Item;
  note?: Pick<PlaylistNote, "at" | "text">;
  /** Key of the stored draft until the note is saved or cancelled, so that a change of language loses nothing. */
  draft: string;
  /** Whether a press opened the form, which then takes the focus. */
  isAsked: boolean;
  /** Returns whether the note was saved; if not, the typed text stays. */
  onSave: (note: { at: number | null; text: string }) => Promise<boolean>;
  onCancel: () => void;
}

/** Renders a form for a note: its time, taken from the player if it plays this sound, and its text. */
export function NoteForm({ track, note, draft, isAsked, onSave, onCancel }: Props) {
  const t = useTranslations("workspace");
  const playable = playableOfTrack(track);
  const name = useSoundName()(playable);
  const isPlaying = usePlayer(({ current }) => samePlayable(current, playable));
  const [typed] = useState(() => readDraft(draft));
  const start = note ? note.at : isPlaying ? clockNow() : null;
  const startText = start === null ? "" : formatDuration(start);
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
    if (await onSave({ at, text })) dropDraft(draft);
    setBusy(false);
  }
  const keep = () => {
    const at = time.current?.value ?? "";
    const text = words.current?.value ?? "";
    // A time without a text is not a note yet.
    if (text.trim() === "" || (text === note?.text && at === startText)) dropDraft(draft);
    else keepDraft(draft, { at, text });
  };
  const cancel = () => {
    dropDraft(draft);
    onCancel();
  };

  return (
    <form
      onSubmit={submit}
      onInput={keep}
      onKeyDown={closeByEscape(cancel)}
      aria-label={t("noteOn", { name })}
      className="flex flex-wrap items-end gap-2 py-2"
    >
      <div className="flex items-end gap-1">
        <label className="flex flex-col gap-1 text-label text-ink2">
          <span aria-hidden="true">{t("noteTimeShort")}</span>
          <input
            ref={time}
            defaultValue={String(typed?.at ?? startText)}
            inputMode="numeric"
            placeholder="0:00"
            aria-label={t("noteTime")}
            aria-invalid={wrong === "time" || undefined}
            aria-describedby={wrong === "time" ? id : undefined}
            className="h-10 w-20 rounded-control border border-line2 bg-raised px-2 text-body text-ink aria-invalid:border-error max-md:text-[16px]"
          />
        </label>
        {isPlaying && (
          <Button
            kind="quiet"
            aria-label={t("takeTime")}
            title={t("takeTime")}
            onClick={() => {
              if (time.current) time.current.value = formatDuration(clockNow());
              keep();
            }}
          >
            <Clock aria-hidden="true" size={16} />
          </Button>
        )}
      </div>
      <label className="flex min-w-[16ch] flex-1 flex-col gap-1 text-label text-ink2">
        <span>{t("noteText")}</span>
        <textarea
          ref={words}
          // biome-ignore lint/a11y/noAutofocus: the form was just asked for, to write in it
          autoFocus={isAsked}
          onKeyDown={saveByEnter}
          enterKeyHint="done"
          rows={1}
          maxLength={LONGEST}
          defaultValue={String(typed?.text ?? note?.text ?? "")}
          aria-invalid={wrong === "text" || undefined}
          aria-describedby={wrong === "text" ? id : undefined}
          className="field-sizing-content min-h-10 w-full rounded-control border border-line2 bg-raised px-3 py-2 text-body text-ink aria-invalid:border-error max-md:text-[16px]"
        />
      </label>
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {t("saveNote")}
      </Button>
      <Button kind="quiet" onClick={cancel}>
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
