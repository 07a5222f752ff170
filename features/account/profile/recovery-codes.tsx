"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#/components/button/button.tsx";

/** The recovery codes, told this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("secondFactor");
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: who listens to the page is led to what came of it.
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
