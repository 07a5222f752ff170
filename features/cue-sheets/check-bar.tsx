"use client";

import { ChevronDown, ChevronUp, CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Finding } from "./check-sheet.ts";
import { inDialog } from "./in-dialog.ts";
import { useFindingText } from "./use-finding-text.ts";

const keyOf = ({ cue, field, code }: Finding) => `${cue}-${field}-${code}`;

/**
 * Renders whether the sheet can be handed in: the number of errors, with buttons (and F8) that go from one error to the
 * next, or from one piece of advice to the next when there are no errors.
 */
export function CheckBar({
  findings,
  cues,
  isReviewing,
  onGo,
}: {
  findings: readonly Finding[];
  cues: readonly Cue[];
  /** Whether the person has asked for a review; before that, the bar only shows the number. */
  isReviewing: boolean;
  onGo: (finding: Finding) => void;
}) {
  const t = useTranslations("cueSheet");
  const textOf = useFindingText();
  const [at, setAt] = useState<{ key: string; index: number } | null>(null);
  const errors = findings.filter(({ level }) => level === "error");
  const points = errors.length > 0 ? errors : findings;
  const here = points.findIndex((point) => keyOf(point) === at?.key);
  const point = isReviewing ? points[here] : undefined;

  function step(by: 1 | -1) {
    // When the current finding is fixed, the next one takes its place.
    const from = here >= 0 ? here : (at?.index ?? 0) - (by > 0 ? 1 : 0);
    const index = (from + by + points.length) % points.length;
    const found = points[index];
    if (!found) return;
    setAt({ key: keyOf(found), index });
    onGo(found);
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey || inDialog(event)) return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const numberOf = (id: string | undefined) => cues.findIndex((cue) => cue.id === id) + 1;
  const Sign = errors.length === 0 ? CircleCheck : CircleAlert;
  return (
    <>
      <section
        aria-label={t("checkTitle")}
        className={`border-y border-line bg-bg py-2 ${point ? "sticky top-(--header-height) z-20" : ""}`}
      >
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="flex items-center gap-2 font-semibold text-body">
            <Sign
              aria-hidden="true"
              size={18}
              className={isReviewing && errors.length > 0 ? "text-error" : ""}
            />
            {errors.length > 0
              ? t("notReady", { count: errors.length })
              : t("ready", { advice: findings.length })}
          </p>
          {point && (
            <p className="min-w-0 flex-1 text-ink2 text-small max-md:order-last max-md:basis-full">
              {t("pointOf", { number: here + 1, count: points.length })}{" "}
              {point.cue && t("cueShort", { number: numberOf(point.cue) })} {textOf(point)}
            </p>
          )}
          {points.length > 0 &&
            (isReviewing ? (
              <span className="ml-auto flex">
                <IconButton label={t("previousPoint")} aria-keyshortcuts="Shift+F8" onClick={() => step(-1)}>
                  <ChevronUp aria-hidden="true" size={18} />
                </IconButton>
                <IconButton label={t("nextPoint")} aria-keyshortcuts="F8" onClick={() => step(1)}>
                  <ChevronDown aria-hidden="true" size={18} />
                </IconButton>
              </span>
            ) : (
              <Button
                kind="secondary"
                size={36}
                aria-keyshortcuts="F8"
                onClick={() => step(1)}
                className="ml-auto"
              >
                {t("review")}
              </Button>
            ))}
        </div>
      </section>
      {isReviewing && <p className="-mt-6 max-w-[80ch] text-ink3 text-small">{t("checkNote")}</p>}
    </>
  );
}
