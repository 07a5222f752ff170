"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { useFormFrame } from "./form-frame.ts";

/** Renders the submit button. While the form is being sent it shows that, and another press does nothing. */
export function SubmitButton({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTranslations("form");
  const { isBusy } = useFormFrame();
  return (
    <Button
      type="submit"
      size={48}
      // Keeps the focus, which a disabled button would lose.
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
      className={`self-start ${className ?? ""}`}
    >
      {isBusy ? t("sending") : children}
    </Button>
  );
}
