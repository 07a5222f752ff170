"use client";

import { Check, CircleAlert, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { InfoPopup } from "#/components/info-popup/info-popup.tsx";
import type { FormCaptcha } from "./use-captcha.ts";

const ICONS = { idle: ShieldCheck, working: ShieldCheck, solved: Check, failed: CircleAlert } as const;

/**
 * Renders one line with the state of the captcha, and advice after a failure (acceptance S26). Solving begins with
 * the first focus inside the form. Its texts are the messages under `captcha`.
 */
export function CaptchaField({ captcha: { state, start, place } }: { captcha: FormCaptcha }) {
  const t = useTranslations("captcha");
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = line.current?.closest("form");
    form?.addEventListener("focusin", start, { once: true });
    return () => form?.removeEventListener("focusin", start);
  }, [start]);
  const Icon = state === "none" ? null : ICONS[state];
  const words = {
    none: "",
    idle: t("idle"),
    working: t("working"),
    solved: t("solved"),
    failed: t("failed"),
  };

  return (
    <div ref={line} className="flex flex-col gap-3 text-small">
      <div ref={place} className="empty:hidden" />
      {Icon && (
        <div className="flex items-start gap-1">
          <p
            role="status"
            className={`flex items-start gap-2 ${state === "failed" ? "font-semibold text-error" : "text-ink3"}`}
          >
            <Icon aria-hidden="true" size={16} strokeWidth={2} className="mt-px shrink-0" />
            <span>{words[state]}</span>
          </p>
          {state !== "failed" && <InfoPopup label={t("how")}>{t("why")}</InfoPopup>}
        </div>
      )}
      {state === "failed" && (
        <button type="button" onClick={start} className="text-link self-start">
          {t("retry")}
        </button>
      )}
    </div>
  );
}
