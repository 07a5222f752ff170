import { Repeat, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { formatDuration } from "../duration.ts";
import { useKeyHint } from "../keys/use-key-hint.ts";
import { clearPart, type Part, usePart } from "../part/part.ts";
import type { Playable } from "../playable.ts";

/** Shows the marked part of the current sound: its times, whether it loops, and a button to clear it. */
export function LoopChip({ current }: { current: Playable }) {
  const part = usePart((state) => (state.src === current.src ? state.part : null));
  return (
    part && (
      <LazyMessages names={["panel"]}>
        <Chip part={part} />
      </LazyMessages>
    )
  );
}

function Chip({ part }: { part: Part }) {
  const t = useTranslations("panel");
  const hint = useKeyHint();
  const loops = usePart((state) => state.loops);
  const times = { from: formatDuration(part.from), to: formatDuration(part.to) };
  const label = t("loopTimes", times);
  return (
    <div
      data-loop
      className="flex h-9 shrink-0 items-center rounded-control border border-line2 max-lg:hidden"
    >
      <button
        {...hint(label, "R")}
        type="button"
        aria-pressed={loops}
        aria-label={label}
        onClick={() => usePart.setState({ loops: !loops })}
        className="touch-target flex h-full items-center gap-2 whitespace-nowrap rounded-control px-2 text-small aria-pressed:font-semibold hover:bg-hover"
      >
        <Repeat size={16} aria-hidden="true" className={loops ? "" : "opacity-50"} />
        {times.from} – {times.to}
      </button>
      <IconButton {...hint(t("partClear"), "U")} label={t("partClear")} onClick={clearPart} className="-ml-1">
        <X size={14} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
