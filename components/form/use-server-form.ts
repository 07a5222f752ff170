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
  /** What the values must be; each rule's words come from the messages under `form.errors`. */
  schema: z.ZodType<Sent, Values>;
  defaults: DefaultValues<Values>;
  /** Sends the checked values. Throws `ApiError` with violations to refuse single fields. */
  send: (values: Sent) => Promise<unknown>;
  onSent?: () => void;
  /** Name under which what is typed is kept until it is sent; without it nothing is. */
  draft?: string;
  /** Fields that are never kept: passwords, the captcha. */
  neverKept?: readonly Path<Values>[];
  /** Words of the form's own for what the backend refused; undefined leaves the usual ones. */
  explain?: (violation: Violation) => string | undefined;
}

/** Milliseconds without a key before what is typed is kept. */
const KEEP_AFTER = 300;

/** `a[0].b` of the wire as `a.0.b`. */
const fieldOf = (path: string) => path.replace(/\[(\d+)\]/g, ".$1");

/**
 * A form that is checked in the browser by the contract's own schema, then by the backend: violations go to their
 * fields (acceptance S125), those of no field and every other failure to the top. Nothing typed is lost (S129).
 */
export function useServerForm<Values extends FieldValues, Sent>(options: Options<Values, Sent>) {
  const { schema, defaults, send, onSent, draft, neverKept = [], explain } = options;
  const t = useTranslations("form");
  const locale = useLocale();
  const id = useId();
  /** What concerns the form as a whole. */
  const [problems, setProblems] = useState<string[]>([]);
  /** Raised by each refused attempt: the summary takes the focus. */
  const [refusals, setRefusals] = useState(0);

  const say = ({ kind, limit }: ReturnType<typeof refusalOfIssue>) =>
    t(`errors.${kind ?? "refused"}`, { limit: limit ?? 0 });
  const form = useForm<Values, unknown, Sent>({
    defaultValues: defaults,
    shouldFocusError: false,
    // Checked when it is sent, then again at each key: nobody is told off while still typing.
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: zodResolver<Values, unknown, Sent, typeof schema>(schema as never, {
      error: (issue) => say(refusalOfIssue(issue)),
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
      // What was typed before the scripts were there is newer than what was kept.
      const isUntouched = (key: string) =>
        JSON.stringify(values[key]) === JSON.stringify(initial.current[key]);
      const known = Object.entries(kept).filter(([key]) => key in values && isUntouched(key));
      if (known.length > 0)
        form.reset({ ...form.getValues(), ...Object.fromEntries(known) }, { keepDefaultValues: true });
    }
    // What was typed before the scripts were there made no event that would keep it.
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
      // Who types on while the page is being left loses none of it: the next form of that draft takes it up.
      clearTimeout(keeping.current);
      if (keeping.current !== undefined) keep(form.getValues());
    };
  }, [draft, form]);

  // Words of the other language do not stay behind when the language is switched.
  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    setProblems([]);
    form.clearErrors();
  }, [locale, form]);

  /** Puts each violation at its field; gives back what belongs to no field. */
  function refuseFields(violations: readonly Violation[]): string[] {
    return violations.flatMap((violation) => {
      const message = explain?.(violation) ?? say(refusalOfViolation(violation));
      const name = fieldOf(violation.propertyPath) as Path<Values>;
      if (document.getElementsByName(name).length === 0) return [message];
      form.setError(name, { type: "server", message });
      return [];
    });
  }

  function reasonsOf(error: unknown): string[] {
    // That is told by itself.
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
