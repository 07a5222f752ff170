"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showFailure } from "#/components/toast/show-failure.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { type User, validationCodeEndpoint } from "#/contract/user.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";

/** Seconds between two codes (contract §0.9). */
const RESEND_AFTER = 60;

/** Button that requests a code by mail, again after a minute. */
export function SendCode({ user, onSent, justSent }: { user: User; onSent: () => void; justSent: boolean }) {
  const t = useTranslations("code");
  const [wait, setWait] = useState(justSent ? RESEND_AFTER : 0);
  const [wasSent, setWasSent] = useState(justSent);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async () => {
    try {
      await call(validationCodeEndpoint, { body: {} });
      showToast({ message: t("sent", { email: user.email }), status: "success" });
      setWasSent(true);
      setWait(RESEND_AFTER);
      onSent();
    } catch (error) {
      const isLimit = error instanceof ApiError && error.status === 429;
      if (isLimit) setWait(RESEND_AFTER);
      showFailure(error, t(isLimit ? "tooMany" : "failed"));
    }
  };
  return (
    <Button kind="secondary" disabled={wait > 0} onClick={send} className="self-start">
      {wait > 0 ? t("wait", { seconds: wait }) : t(wasSent ? "resend" : "send")}
    </Button>
  );
}
