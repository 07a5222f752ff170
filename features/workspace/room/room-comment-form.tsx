import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { dropDraft, keepDraft, readDraft } from "#/components/form/draft.ts";
import { LONGEST_COMMENT } from "#/contract/client-room.ts";
import { clockNow, useClock } from "#/features/player/clock.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { closeByEscape } from "../close-by-escape.ts";
import { saveByEnter } from "../save-by-enter.ts";
import { useFailureWords } from "./use-failure-words.ts";

/** Renders a form for a comment: at the playing second when it was opened, at another one, or on the whole. */
export function RoomCommentForm({
  name,
  isHeard,
  draft,
  isAsked,
  onSend,
  onClose,
}: {
  name: string;
  /** Whether this sound is playing, so that the player's clock applies. */
  isHeard: boolean;
  /** Key of the stored draft until the comment is sent or cancelled. */
  draft: string;
  /** Whether a press opened the form, which then takes the focus. */
  isAsked: boolean;
  onSend: (comment: { at: number | null; text: string }) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations("sharedPage");
  const failureWords = useFailureWords();
  const [typed] = useState(() => readDraft(draft));
  const [at, setAt] = useState<number | null>(() =>
    typed ? (typeof typed.at === "number" ? typed.at : null) : isHeard ? Math.floor(clockNow()) : null,
  );
  const words = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const now = useClock(Math.floor);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const text = words.current?.value.trim() ?? "";
    if (text === "") {
      setWrong(t("emptyComment"));
      return words.current?.focus();
    }
    setWrong(null);
    setBusy(true);
    await onSend({ at, text }).then(
      () => dropDraft(draft),
      (error: unknown) => setWrong(failureWords(error)),
    );
    setBusy(false);
  }
  const keep = (second: number | null) => {
    const text = words.current?.value ?? "";
    if (text.trim() === "") dropDraft(draft);
    else keepDraft(draft, { at: second, text });
  };
  const moveTo = (second: number | null) => {
    setAt(second);
    keep(second);
  };
  const close = () => {
    dropDraft(draft);
    onClose();
  };

  return (
    <form
      onSubmit={submit}
      onInput={() => keep(at)}
      onKeyDown={closeByEscape(close)}
      className="flex flex-col gap-2 pt-1 pb-4 md:max-w-[64ch]"
    >
      <label htmlFor={`${id}text`} className="text-small text-ink2">
        {at === null ? t("commentOn", { name }) : t("commentAt", { name, time: formatDuration(at) })}
      </label>
      <textarea
        ref={words}
        id={`${id}text`}
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for, to write in it
        autoFocus={isAsked}
        onKeyDown={saveByEnter}
        enterKeyHint="send"
        defaultValue={String(typed?.text ?? "")}
        rows={2}
        maxLength={LONGEST_COMMENT}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : id}
        className="field-sizing-content min-h-16 w-full rounded-control border border-line2 bg-raised px-3 py-2 text-[16px] text-ink aria-invalid:border-error"
      />
      {wrong !== null && (
        <p id={id} role="alert" className="text-small font-semibold text-error">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto flex gap-2">
          {at !== null && (
            <Button kind="secondary" size={48} className="px-3" onClick={() => moveTo(null)}>
              {t("onWhole")}
            </Button>
          )}
          {isHeard && now !== at && (
            <Button
              kind="secondary"
              size={48}
              className="px-3"
              onClick={() => moveTo(Math.floor(clockNow()))}
            >
              {t("takeTime", { time: formatDuration(now) })}
            </Button>
          )}
        </span>
        <Button kind="secondary" size={48} onClick={close}>
          {t("cancel")}
        </Button>
        <Button type="submit" size={48} aria-disabled={isBusy || undefined}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
