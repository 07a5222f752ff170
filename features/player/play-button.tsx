import { Pause, Play } from "lucide-react";
import type { KeyHint } from "./keys/use-key-hint.ts";
import type { PlayIntent } from "./play-intent.ts";
import { WaitingRim } from "./waiting-rim.tsx";

/**
 * Renders the round play and pause button, filled or, when `quiet`, only its icon; a turning rim shows that the sound
 * is loading.
 */
export function PlayButton({
  playing,
  waiting,
  label,
  onClick,
  quiet = false,
  hint,
  intent,
  className = "size-10",
}: {
  playing: boolean;
  waiting: boolean;
  label: string;
  onClick: () => void;
  quiet?: boolean;
  /** The key with the same effect. */
  hint?: KeyHint;
  /** Preloads the sound that a press would play. */
  intent?: PlayIntent;
  className?: string;
}) {
  const Icon = playing ? Pause : Play;
  return (
    <button
      {...intent}
      {...hint}
      type="button"
      onClick={onClick}
      aria-label={label}
      aria-busy={waiting || undefined}
      className={`touch-target relative grid shrink-0 place-items-center rounded-full ${quiet ? "text-ink" : "bg-ink text-onink"} ${className}`}
    >
      <Icon
        size={16}
        fill="currentColor"
        strokeWidth={0}
        aria-hidden="true"
        className={playing ? "" : "translate-x-px"}
      />
      {waiting && <WaitingRim />}
    </button>
  );
}
