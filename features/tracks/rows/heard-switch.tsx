"use client";

import { EyeOff, Headphones } from "lucide-react";
import { useTranslations } from "next-intl";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { useHiddenHeard } from "./hidden-heard.ts";

/** Renders a switch that hides the heard tracks of a list or shows them again; `count` is their number. */
export function HeardSwitch({ count }: { count: number }) {
  return (
    <LazyMessages names={["marks"]}>
      <Switch count={count} />
    </LazyMessages>
  );
}

function Switch({ count }: { count: number }) {
  const t = useTranslations("marks");
  const hides = useHiddenHeard((state) => state.hides);
  const Sign = hides ? EyeOff : Headphones;
  return (
    <p>
      <button
        type="button"
        aria-pressed={hides}
        onClick={() => useHiddenHeard.setState({ hides: !hides })}
        className={`touch-target inline-flex h-9 items-center gap-2 rounded-control border px-3 text-small ${
          hides ? "border-ink bg-ink text-onink" : "border-line2 hover:border-ink"
        }`}
      >
        <Sign aria-hidden="true" size={15} strokeWidth={1.75} />
        {t("hideHeard", { count })}
      </button>
    </p>
  );
}
