"use client";

import { Rows4 } from "lucide-react";
import { useTranslations } from "next-intl";
import { chooseTightRows, useTightRows } from "#/lib/row-density.ts";

/**
 * Renders a switch for tight rows. It is absent on touch screens, because fingers need the normal height, and the
 * setting has no effect there (app/tokens.css).
 */
export function DensitySwitch({ className }: { className: string }) {
  const t = useTranslations("track");
  const { isTight } = useTightRows();
  return (
    <button
      type="button"
      aria-label={t("tight")}
      aria-pressed={isTight}
      title={t("tight")}
      onClick={() => chooseTightRows(!isTight)}
      className={`grid size-7 shrink-0 place-items-center rounded-control text-ink3 transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-ink aria-pressed:text-onink pointer-coarse:hidden ${className}`}
    >
      <Rows4 aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}
