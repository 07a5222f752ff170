import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#/components/button/button.tsx";
import type { Id } from "#/contract/hydra.ts";
import { clockNow } from "#/features/player/clock.ts";
import type { LoadedAnalysis } from "#/features/player/load-analysis.ts";
import { usePlayer } from "#/features/player/store.ts";
import { movedEnd } from "./part-rules.ts";
import { PartSelection } from "./part-selection.tsx";
import { QueryBundle } from "./query-bundle.tsx";
import type { Part } from "./similarity-state.ts";

/** Renders the reference: its name, its drawing, and the part of it to compare. */
export function QueryPanel({
  track,
  mood,
  analysis,
  duration,
  part,
  onPart,
}: {
  /** Id of the track, whose ends `[` and `]` set while it plays; null for a file. */
  track: Id | null;
  mood: string | undefined;
  analysis: LoadedAnalysis | null;
  /** Seconds. */
  duration: number;
  part: Part | null;
  onPart: (part: Part | null) => void;
}) {
  const t = useTranslations("similarity");
  const shown = part ?? { from: 0, to: duration };
  const { from, to } = shown;

  useEffect(() => {
    const set = (event: KeyboardEvent) => {
      if (event.key !== "[" && event.key !== "]") return;
      if (event.target instanceof HTMLElement && event.target.matches("input:not([type=range]), textarea"))
        return;
      if (track === null || usePlayer.getState().current?.id !== track) return;
      onPart(movedEnd({ from, to }, event.key === "[" ? "from" : "to", clockNow(), duration));
    };
    window.addEventListener("keydown", set);
    return () => window.removeEventListener("keydown", set);
  }, [track, from, to, duration, onPart]);

  return (
    <section aria-label={t("reference")} data-mood={mood} className="mt-9 [@media(height<1000px)]:mt-7">
      <PartSelection part={shown} duration={duration} onChange={onPart}>
        {(moving) =>
          analysis && (
            <QueryBundle analysis={analysis} from={moving.from / duration} to={moving.to / duration} />
          )
        }
      </PartSelection>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-ink2 text-small">
        <p>
          {part ? t("comparingPart", { seconds: Math.round(part.to - part.from) }) : t("comparingAll")}{" "}
          {track !== null &&
            t.rich("dragHelp", {
              key: (key) => <kbd className="mx-0.5 border border-line2 px-1">{key}</kbd>,
            })}
        </p>
        {part && (
          <Button kind="quiet" size={36} onClick={() => onPart(null)}>
            {t("useAll")}
          </Button>
        )}
      </div>
    </section>
  );
}
