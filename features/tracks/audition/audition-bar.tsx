"use client";

import { Check, Layers, SkipForward, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import { placeInList } from "#/features/player/list-pages.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { AuditionEnd } from "./audition-end.tsx";
import { AuditionProject } from "./audition-project.tsx";
import { countOf, useAudition } from "./audition-store.ts";
import { DecideButton } from "./decide-button.tsx";
import { useAuditionActs } from "./use-audition-acts.ts";
import { useAuditionKeys } from "./use-audition-keys.ts";
import { useDecidingSwipe } from "./use-deciding-swipe.ts";

/**
 * Renders an audition over the player's strip: the playing track, the four decisions with their keys, and the
 * target project.
 */
export function AuditionBar({ isOver }: { isOver: boolean }) {
  const t = useTranslations("audition");
  const hint = useKeyHint();
  const soundName = useSoundName();
  const current = usePlayer((state) => state.current);
  const position = usePlayer((state) => placeInList(state).position);
  const count = usePlayer((state) => placeInList(state).count);
  const decisions = useAudition((state) => state.decisions);
  const box = useRef<HTMLElement>(null);
  const acts = useAuditionActs();
  useAuditionKeys(!isOver, acts);
  useDecidingSwipe(box, isOver ? null : acts);
  // The keys decide, so no control may have the focus and take Enter for itself.
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t("title")}
      data-audition-bar
      className="touch-pinch-zoom border-line border-b bg-raised outline-none"
    >
      {isOver ? (
        <AuditionEnd onClose={acts.close} onUndo={acts.undo} />
      ) : (
        <div className="page-x flex min-h-16 items-center gap-x-6 gap-y-2 py-2 max-lg:flex-wrap max-md:py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold text-row">
              <span className="md:hidden">
                {current && (
                  <MarkedPart text={soundName(current)} part={current.name} lang={current.nameLang} />
                )}
              </span>
              <span className="max-md:hidden">{t("title")}</span>
            </p>
            <p data-count className="truncate text-ink2 text-small">
              {t("count", {
                position,
                count,
                kept: countOf(decisions, "kept"),
                away: countOf(decisions, "away"),
              })}
            </p>
          </div>
          <AuditionProject newName={acts.newName} />
          <div className="flex shrink-0 items-center gap-2 max-md:order-last max-md:grid max-md:w-full max-md:grid-cols-4">
            <DecideButton Icon={X} label={t("away")} keyLabel="X" onClick={acts.away} />
            <DecideButton Icon={Layers} label={t("version")} keyLabel="B" onClick={acts.version} />
            <DecideButton Icon={SkipForward} label={t("next")} keyLabel="E" onClick={acts.next} />
            <DecideButton
              Icon={Check}
              label={t("keep")}
              keyLabel="↵"
              keys="Enter"
              onClick={acts.keep}
              isMain
            />
          </div>
          <div className="flex shrink-0 items-center gap-1">
            <IconButton
              {...hint(t("undo"), "⌫", "Backspace")}
              label={t("undo")}
              onClick={acts.undo}
              disabled={decisions.length === 0}
            >
              <Undo2 size={18} aria-hidden="true" />
            </IconButton>
            <button
              {...hint(t("end"), t("escape"), "Escape")}
              type="button"
              onClick={acts.end}
              className="touch-target h-9 rounded-control px-2 font-semibold text-small hover:bg-hover"
            >
              {t("end")}
            </button>
          </div>
          {decisions.length === 0 && (
            <p className="order-last w-full text-center text-ink2 text-small md:hidden">{t("swipes")}</p>
          )}
        </div>
      )}
    </section>
  );
}
