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
  if (!of.estimated?.includes(fact)) return children;
  return <Estimated fact={fact}>{children}</Estimated>;
}

function Estimated({ fact, children }: { fact: EstimatedFact; children: ReactNode }) {
  const t = useTranslations("player");
  return (
    <span title={t("estimatedHelp")}>
      <span aria-hidden="true">≈{fact === "tonality" && "\u00a0"}</span>
      <span className="sr-only">{t("estimated")} </span>
      {children}
    </span>
  );
}
