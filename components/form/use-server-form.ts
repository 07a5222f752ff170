"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "#/lib/api/api-error.ts";
import { refusalOfIssue, refusalOfViolation } from "#/lib/api/refusal.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";

type Violation = ApiError["violations"][number];

interface Options<Values extends FieldValues, Sent> {
  /** Schema of the values; the messages of its rules are under `form.errors`. */
  schema: z.ZodType<Sent, Values>;
  defaults: DefaultValues<Values>;
  /** Sends the valid values. Throws `ApiError` with violations to refuse single fields. */
  send: (values: Sent) => Promise<unknown>;
  onSent?: () => void;
  /** Name under which a draft is stored until the form is sent; without it there is no draft. */
  draft?: string;
  /** Fields that are never stored: passwords, the captcha. */
  neverKept?: readonly Path<Values>[];
  /** Returns the form's own message for a violation of the backend; undefined leaves the usual one. */
  explain?: (violation: Violation) => string | undefined;
}

/** Milliseconds without a change before the draft is stored. */
const KEEP_AFTER = 300;

/** Converts the API path `a[0].b` to `a.0.b`. */
const fieldOf = (path: string) => path.replace(/\[(\d+)\]/g, ".$1");

/**
 * Returns a form that the browser validates by the contract's own schema, then the backend. Violations go to their
 * fields (acceptance S125); violations without a field and all other failures go to the top. Nothing typed is lost
 * (S129).
 */
export function useServerForm<Values extends FieldValues, Sent>(options: Options<Values, Sent>) {
  const { schema, defaults, send, onSent, draft, neverKept = [], explain } = options;
  const t = useTranslations("form");
  const locale = useLocale();
  const id = useId();
  /** Errors of the form as a whole. */
  const [problems, setProblems] = useState<string[]>([]);
  /** Incremented by each refused attempt; the summary then takes the focus. */
  const [refusals, setRefusals] = useState(0);

  const messageOf = ({ kind, limit }: ReturnType<typeof refusalOfIssue>) =>
    t(`errors.${kind ?? "refused"}`, { limit: limit ?? 0 });
  const form = useForm<Values, unknown, Sent>({
    defaultValues: defaults,
    shouldFocusError: false,
    // Validates on submit, then at each change: people see no errors while they still type.
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: zodResolver<Values, unknown, Sent, typeof schema>(schema as never, {
      error: (issue) => messageOf(refusalOfIssue(issue)),
    }) as never,
  });

  const never = useRef(neverKept);
  const initial = useRef<Record<string, unknown>>(defaults);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!draft) return;
    const kept = readDraft(draft);
    if (kept) {
      const values: Record<string, unknown> = form.getValues();
      // Values typed before the scripts ran are newer than the draft.
      const isUntouched = (key: string) =>
        JSON.stringify(values[key]) === JSON.stringify(initial.current[key]);
      const known = Object.entries(kept).filter(([key]) => key in values && isUntouched(key));
      if (known.length > 0)
        form.reset({ ...form.getValues(), ...Object.fromEntries(known) }, { keepDefaultValues: true });
    }
    // Values typed before the scripts ran fired no event that would store them.
    if (JSON.stringify(form.getValues()) !== JSON.stringify(initial.current)) {
      keepDraft(draft, form.getValues(), never.current);
    }
    const keep = (values: Values) => {
      keeping.current = undefined;
      keepDraft(draft, values, never.current);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(keeping.current);
        keeping.current = setTimeout(keep, KEEP_AFTER, values);
      },
    });
    return () => {
      stop();
      // Typing while the page is being left loses nothing: the next form with that draft name restores it.
      clearTimeout(keeping.current);
      if (keeping.current !== undefined) keep(form.getValues());
    };
  }, [draft, form]);

  // Clears messages in the other language when the language changes.
  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    setProblems([]);
    form.clearErrors();
  }, [locale, form]);

  /** Sets each violation at its field; returns the messages of those without a field. */
  function refuseFields(violations: readonly Violation[]): string[] {
    return violations.flatMap((violation) => {
      const message = explain?.(violation) ?? messageOf(refusalOfViolation(violation));
      const name = fieldOf(violation.propertyPath) as Path<Values>;
      if (document.getElementsByName(name).length === 0) return [message];
      form.setError(name, { type: "server", message });
      return [];
    });
  }

  function reasonsOf(error: unknown): string[] {
    // The session's own dialog reports it.
    if (error instanceof SignedOutError) return [];
    if (!(error instanceof ApiError)) return [t("unreachable")];
    if (error.status === 429) return [t("tooManyRequests")];
    return error.violations.length > 0 ? refuseFields(error.violations) : [t("failed")];
  }

  const submit = form.handleSubmit(
    async (values) => {
      setProblems([]);
      try {
        await send(values);
      } catch (error) {
        setProblems(reasonsOf(error));
        setRefusals((count) => count + 1);
        return;
      }
      clearTimeout(keeping.current);
      keeping.current = undefined;
      if (draft) dropDraft(draft);
      onSent?.();
    },
    () => {
      setProblems([]);
      setRefusals((count) => count + 1);
    },
  );

  return { id, form, submit, problems, refusals, isBusy: form.formState.isSubmitting };
}
