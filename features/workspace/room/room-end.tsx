import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { LONGEST_CLIENT_NAME } from "#/contract/client-room.ts";
import { keptName } from "./kept-name.ts";
import { useFailureWords } from "./use-failure-words.ts";

/** Renders the foot of a share page: the client's progress, and an optional field for their name. */
export function RoomEnd({
  accepted,
  rejected,
  left,
  name,
  onName,
}: {
  accepted: number;
  rejected: number;
  /** Number of sounds without an answer. */
  left: number;
  name: string | null;
  onName: (name: string | null) => Promise<void>;
}) {
  const t = useTranslations("sharedPage");
  const failureWords = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();

  // The stored name is unknown while the page is rendered on the server.
  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = name ?? keptName() ?? "";
  }, [name]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = field.current?.value.trim() || null;
    setWrong(null);
    try {
      await onName(given);
      setSaid(given ? t("named", { name: given }) : t("unnamed"));
    } catch (error) {
      setSaid("");
      setWrong(failureWords(error));
    }
  }

  return (
    <section aria-labelledby={`${id}title`} className="page-x flex flex-col gap-4 py-10">
      <h2 id={`${id}title`} className="text-h2 leading-tight">
        {left === 0 ? t("done") : t("left", { count: left })}
      </h2>
      <p className="text-reading text-ink2">{t("tally", { accepted, rejected })}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <label htmlFor={`${id}name`} className="w-full text-small text-ink2">
          {t("yourName")}
        </label>
        <input
          ref={field}
          id={`${id}name`}
          autoComplete="name"
          maxLength={LONGEST_CLIENT_NAME}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : `${id}wrong`}
          className="h-12 w-64 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-[16px] text-ink aria-invalid:border-error md:max-w-xs"
        />
        <Button type="submit" kind="secondary" size={48}>
          {t("giveName")}
        </Button>
      </form>
      {wrong !== null && (
        <p id={`${id}wrong`} role="alert" className="text-small font-semibold text-error">
          {wrong}
        </p>
      )}
      <p role="status" className="text-small text-ink2">
        {said}
      </p>
    </section>
  );
}
