import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EstimatedFact } from "#/contract/track.ts";

/** Renders a tempo or a key; an estimate is marked by a sign, and by a word for screen readers. */
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
