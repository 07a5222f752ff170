"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { Link } from "#/lib/i18n/link.tsx";

/** Renders a confirmation in place of a sent form, with the next steps; takes the focus. */
export function SentNotice({
  title,
  next,
  onAgain,
}: {
  title: string;
  /** Next steps, in order. */
  next: readonly string[];
  onAgain?: () => void;
}) {
  const t = useTranslations("forms");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="status" className="border-ink border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-section">
        <Check aria-hidden="true" size={28} strokeWidth={1.75} className="shrink-0" />
        {title}
      </h2>
      <ol className="mt-5 flex flex-col gap-3 text-reading">
        {next.map((step, index) => (
          <li key={step} className="grid grid-cols-[24px_1fr]">
            <span aria-hidden="true" className="text-ink3 tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        {onAgain && (
          <Button kind="secondary" onClick={onAgain}>
            {t("again")}
          </Button>
        )}
        <Link href="/" className="text-link">
          {t("home")}
        </Link>
      </p>
    </section>
  );
}
