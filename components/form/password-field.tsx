"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

/**
 * Renders a password field with a button that shows the password, and a warning while Caps Lock is on. Name it in
 * `neverKept` of a form that stores drafts.
 */
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
      {/* A live region is only announced if it existed before its text. */}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {isCapsLock && t("capsLock")}
      </p>
    </Field>
  );
}
