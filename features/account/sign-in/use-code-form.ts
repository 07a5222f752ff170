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
  /** Sends the checked values, with a code once one was asked for and typed: another account may need none. */
  send: (values: Omit<Sent, "code"> & { code?: string }) => Promise<unknown>;
  /** Where the password stands, at which too many attempts are said until a code is asked for. */
  passwordField?: Path<Values>;
  /** Whether a code is asked for from the start, as where it is known that the account has a second factor. */
  hasFactor?: boolean;
  /** By status, what else the backend may refuse. */
  refusals?: Readonly<Record<number, FormRefusal>>;
}

const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.codeNeeded);

const missingCode = () =>
  new ApiError(422, "Unprocessable Content", [
    { propertyPath: "code", message: "", code: VIOLATION_CODES.blank },
  ]);

/**
 * A form that asks for a one-time code beside the password, of who has a second factor: the backend says so once the
 * password is right. Its field then appears with the focus, and what was typed stays. To be drawn with `AskedCode`.
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
