import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { useFilmWarning } from "./use-film-warning.ts";

/**
 * Renders a field for the address of a film with known music; an address that failed (`asked`) stays to be corrected,
 * and an unknown one is reported before it is sent.
 */
export function FilmAddress({
  asked,
  error,
  onAsk,
}: {
  asked: string | null;
  error: string | null;
  onAsk: (address: string) => void;
}) {
  const t = useTranslations("similarity");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(asked ?? "");
  const warning = useFilmWarning(typed);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim() ?? "";
    if (address) onAsk(address);
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-semibold text-body">
        {t("filmAddress")}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          ref={field}
          id={id}
          type="url"
          defaultValue={asked ?? ""}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="url"
          aria-invalid={error !== null}
          aria-describedby={`${id}-help`}
          placeholder="https://youtu.be/…"
          className="h-10 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-body placeholder:text-ink3 max-md:h-11 max-md:text-[16px]"
        />
        <Button type="submit" kind="secondary" className="max-md:h-11">
          {t("find")}
        </Button>
      </div>
      <p
        id={`${id}-help`}
        role={error ? "alert" : "status"}
        className={`mt-2 text-small ${error || warning ? "font-semibold text-tension-ink" : "text-ink2"}`}
      >
        {error ?? t(warning ?? "filmHelp")}
      </p>
    </form>
  );
}
