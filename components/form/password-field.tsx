"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

/** A password, which can be shown; a locked Caps key is said while it is typed. Name it in `neverKept` of a form that keeps drafts. */
export function PasswordField({
  name,
  autoComplete,
  ...props
}: FieldProps & { autoComplete: "current-password" | "new-password" }) {
  const t = useTranslations("form");
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const { id, error, control } = useField(name, Boolean(props.hint));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} error={error} {...props}>
      <div className="relative">
        <input
          {...control}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          aria-required
          className={`h-11 pr-12 ${CONTROL}`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t("showPassword")}
          title={t("showPassword")}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink2 hover:text-ink"
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      </div>
      {/* A live region is heard only when it was there before its words. */}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {isCapsLock && t("capsLock")}
      </p>
    </Field>
  );
}
