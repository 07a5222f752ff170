"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { asRefusal, type FormRefusal, ownWords } from "./refuse.ts";

type WithCode = { code: string };
type Form<Values extends FieldValues, Sent> = Parameters<typeof useServerForm<Values, Sent>>[0];

interface Options<Values extends FieldValues & WithCode, Sent extends WithCode>
  extends Omit<Form<Values, Sent>, "send"> {
  /** Sends the checked values, with a code if one was required and typed: another account may need none. */
  send: (values: Omit<Sent, "code"> & { code?: string }) => Promise<unknown>;
  /** Path of the password, where too many attempts are reported until a code is required. */
  passwordField?: Path<Values>;
  /** Whether a code is required from the start, for an account known to have a second factor. */
  hasFactor?: boolean;
  /** The backend's other refusals, by status. */
  refusals?: Readonly<Record<number, FormRefusal>>;
}

const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.codeNeeded);

const missingCode = () =>
  new ApiError(422, "Unprocessable Content", [
    { propertyPath: "code", message: "", code: VIOLATION_CODES.blank },
  ]);

/**
 * Form that also asks for a one-time code once the backend requires one, after a right password. The field then appears
 * with the focus, and the input stays. Render it with `OneTimeCodeField`.
 */
export function useCodeForm<Values extends FieldValues & WithCode, Sent extends WithCode>({
  send,
  onSent,
  passwordField = "password" as Path<Values>,
  hasFactor = false,
  refusals,
  explain = ownWords,
  ...options
}: Options<Values, Sent>) {
  const t = useTranslations("oneTimeCode");
  const [isCodeAsked, setCodeAsked] = useState(hasFactor);
  const form = useServerForm<Values, Sent>({
    ...options,
    explain,
    send: async ({ code, ...entered }) => {
      const isFilled = isCodeAsked && code.trim() !== "";
      try {
        await send(isFilled ? { ...entered, code } : entered);
      } catch (error) {
        if (isCodeNeeded(error)) {
          if (isCodeAsked) throw missingCode();
          return setCodeAsked(true);
        }
        const field = isCodeAsked ? "code" : passwordField;
        throw asRefusal(error, { 429: { field, message: t("tooMany") }, ...refusals });
      }
      setCodeAsked(hasFactor);
      onSent?.();
    },
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isCodeAsked && !hasFactor) setFocus("code" as Path<Values>);
  }, [isCodeAsked, hasFactor, setFocus]);
  return { ...form, isCodeAsked, askForCode: () => setCodeAsked(true) };
}
