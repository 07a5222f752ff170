import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EstimatedFact } from "#/contract/track.ts";

/** A tempo or a key; one that was estimated from the sound says so, by a sign to the eye and by a word to the ear. */
export function Estimate({
  fact,
  of,
  children,
}: {
  fact: EstimatedFact;
  of: { estimated?: readonly EstimatedFact[] | undefined };
  children: ReactNode;
}) {
  const t = useTranslations("player");
  if (!of.estimated?.includes(fact)) return children;
  return (
    <span title={t("estimatedHelp")}>
      <span aria-hidden="true">≈{fact === "tonality" && "\u00a0"}</span>
      <span className="sr-only">{t("estimated")} </span>
      {children}
    </span>
  );
}
