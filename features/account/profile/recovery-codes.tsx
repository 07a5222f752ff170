"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#/components/button/button.tsx";

/** Shows the recovery codes, only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("secondFactor");
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the result for screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-row">
        {t("codes")}
      </h3>
      <p className="text-body text-ink2">{t("codesText")}</p>
      <ul aria-label={t("codes")} className="grid max-w-[440px] grid-cols-2 gap-2 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept} className="self-start">
        {t("kept")}
      </Button>
    </div>
  );
}
