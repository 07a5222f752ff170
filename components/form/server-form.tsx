"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "./error-summary.tsx";
import { FormFrameContext } from "./form-frame.ts";

interface Props<Values extends FieldValues, Sent> {
  /** The result of `useServerForm`. */
  form: {
    id: string;
    form: UseFormReturn<Values, unknown, Sent>;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    problems: readonly string[];
    refusals: number;
    isBusy: boolean;
  };
  /** Accessible name of the form. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders the form around its fields, with the error summary at its top. */
export function ServerForm<Values extends FieldValues, Sent>({
  form: { id, form, submit, problems, refusals, isBusy },
  label,
  className = "",
  children,
}: Props<Values, Sent>) {
  const t = useTranslations("form");
  return (
    <FormProvider {...form}>
      <FormFrameContext value={{ id, isBusy }}>
        <form
          noValidate
          method="post"
          aria-label={label}
          aria-busy={isBusy}
          onSubmit={submit}
          className={`flex flex-col gap-6 ${className}`}
        >
          <noscript>
            <p className="border border-line2 p-4 text-reading">{t("noScript")}</p>
          </noscript>
          <ErrorSummary problems={problems} refusals={refusals} />
          {children}
        </form>
      </FormFrameContext>
    </FormProvider>
  );
}
