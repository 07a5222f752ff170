"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "#/components/button/button.tsx";
import { sendSignInLinkEndpoint } from "#/contract/sign-in-link.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";

interface Props {
  /** Target of signing in. */
  target: string;
  isCodeAsked: boolean;
  onCode: () => void;
}

type Outcome = "linkSent" | "linkFailed" | "linkTooMany";

/** Alternatives when too many passwords were tried, perhaps by strangers: a mailed link, a code. */
export function OtherWaysIn({ target, isCodeAsked, onCode }: Props) {
  const t = useTranslations("signIn");
  const locale = useLocale();
  const { getValues, trigger } = useFormContext<{ email: string }>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: Outcome; email: string } | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) answer.current?.focus();
  }, [outcome]);

  async function send() {
    if (isBusy) return;
    setOutcome(null);
    if (!(await trigger("email", { shouldFocus: true }))) return;
    setBusy(true);
    const email = getValues("email");
    try {
      await call(sendSignInLinkEndpoint, { body: { email, locale, redirect: target } });
      setOutcome({ kind: "linkSent", email });
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === 429;
      setOutcome({ kind: isFull ? "linkTooMany" : "linkFailed", email });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        kind="secondary"
        size={48}
        aria-disabled={isBusy || undefined}
        onClick={send}
        className="w-full"
      >
        {t("getLink")}
      </Button>
      {!isCodeAsked && (
        <Button kind="secondary" size={48} onClick={onCode} className="w-full">
          {t("haveCode")}
        </Button>
      )}
      {/* Screen readers announce a live region only if it was there before its text. */}
      <p ref={answer} role="status" tabIndex={-1} className="text-body wrap-anywhere empty:hidden">
        {outcome && t(outcome.kind, { email: outcome.email })}
      </p>
    </div>
  );
}
