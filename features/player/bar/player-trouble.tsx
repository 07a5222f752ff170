import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, type Ref, useEffect, useState } from "react";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { retry } from "../bar-actions.ts";
import { type PlayerState, usePlayer } from "../store.ts";

/** Returns whether the lack of sound needs an explanation at once. */
function isTroubled({ playing, status }: PlayerState): boolean {
  if (status === "retrying" || status === "stalled") return playing;
  return status === "failed" || status === "refused";
}

/** Milliseconds of silence after a press that need no explanation yet. */
const SHORT = 1_000;

/** Returns whether the playing sound has been loading for more than a second, without any other trouble. */
function useIsLate(): boolean {
  const current = usePlayer((state) => state.current);
  const isAwaited = usePlayer(
    ({ playing, status }) => playing && (status === "loading" || status === "buffering"),
  );
  const [late, setLate] = useState<typeof current>(null);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(current), SHORT);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [isAwaited, current]);
  return isAwaited && late === current;
}

/** Returns whether a missing sound needs an explanation: it is late, or in trouble. */
export function useIsSilent(): boolean {
  const isLate = useIsLate();
  return usePlayer(isTroubled) || isLate;
}

/** The message disappears with the press: the focus then moves to the title beside it. */
function tryAgain({ currentTarget: button }: MouseEvent<HTMLElement>) {
  const title = button.closest("div")?.querySelector("a") ?? null;
  refocusWhenGone(button, () => title);
  retry();
}

/** On narrow screens the text would be truncated beside the controls, so it is above the strip. */
const PLACE =
  "flex items-center gap-2 text-small max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:border-line max-lg:border-t max-lg:bg-bg max-lg:page-x max-lg:py-3";
const WORDS = "min-w-0 max-lg:flex-1 lg:truncate";

/** Explains why there is no sound, and how to solve it. */
export function PlayerTrouble({ ref }: { ref?: Ref<HTMLParagraphElement> | undefined }) {
  const t = useTranslations("player");
  const status = usePlayer((state) => state.status);
  const again = (
    <button type="button" onClick={tryAgain} className="touch-target shrink-0 text-link text-ink">
      {t("retry")}
    </button>
  );
  if (status !== "failed" && status !== "refused") {
    return (
      <p ref={ref} role="status" className={`${PLACE} text-ink2`}>
        <span className={WORDS}>{t(status === "retrying" || status === "stalled" ? status : "late")}</span>
        {status === "stalled" && again}
      </p>
    );
  }
  return (
    <p ref={ref} role="alert" className={`${PLACE} text-error`}>
      <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
      <span className={WORDS}>{status === "failed" ? t("failed") : t("refused")}</span>
      {status === "failed" && again}
    </p>
  );
}
