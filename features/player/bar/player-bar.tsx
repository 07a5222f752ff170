"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ComparisonSwitch } from "../comparison/comparison-switch.tsx";
import { startPlayerServices } from "../listening/player-services.ts";
import { openPanel, usePanel } from "../panel/panel-store.ts";
import { useSwipeUp } from "../panel/use-swipe.ts";
import { usePicture } from "../picture/picture-store.ts";
import { usePlayer } from "../store.ts";
import { PlayerStrip } from "../strip/player-strip.tsx";
import { LoopChip } from "./loop-chip.tsx";
import { PlayerFacts } from "./player-facts.tsx";
import { PlayerTitle } from "./player-title.tsx";
import { PlayerTransport } from "./player-transport.tsx";
import { PlayerVolume } from "./player-volume.tsx";
import { useMediaSession } from "./use-media-session.ts";
import { useReservedHeight } from "./use-reserved-height.ts";

const PictureWindow = lazy(async () => ({
  default: (await import("../picture/picture-window.tsx")).PictureWindow,
}));
const PlayerPanel = lazy(async () => ({ default: (await import("../panel/player-panel.tsx")).PlayerPanel }));

/** Slots that later features fill: in the bar on wider screens, in the full view on a phone. */
export interface PlayerSlots {
  /** Above the strip, on all screens. */
  above: ReactNode;
  bar: ReactNode;
  panel: ReactNode;
}

/**
 * The player at the bottom of every page: the strip, then one line with the current sound and its controls (looks §5).
 */
export function PlayerBar({ tools }: { tools?: PlayerSlots | undefined }) {
  const t = useTranslations("player");
  const current = usePlayer((state) => state.current);
  const bar = useRef<HTMLElement>(null);
  const large = usePanel((state) => state.open);
  const hasPicture = usePicture((state) => state.url !== null);
  useSwipeUp(bar, openPanel);
  useEffect(startPlayerServices, []);
  const [message, setMessage] = useState<HTMLElement | null>(null);
  useReservedHeight(bar, message);
  useMediaSession(current);
  if (!current) return null;

  return (
    <>
      <section
        ref={bar}
        id="player"
        tabIndex={-1}
        aria-label={t("label")}
        // A film also covers the large view.
        className={`fixed inset-x-0 bottom-0 ${hasPicture ? "z-[46]" : "z-30"} border-t border-line touch-pinch-zoom bg-bg safe-x pb-[env(safe-area-inset-bottom)]`}
      >
        <Suspense fallback={null}>{hasPicture && <PictureWindow />}</Suspense>
        <Suspense fallback={null}>{tools?.above}</Suspense>
        <PlayerStrip current={current} />
        <div className="page-x flex h-[59px] items-center gap-3 md:h-[57px] [@media(height<=320px)]:h-12 md:gap-6">
          <PlayerTitle current={current} messageRef={setMessage} />
          <PlayerTransport current={current} />
          <Suspense fallback={null}>
            <ComparisonSwitch />
          </Suspense>
          <LoopChip current={current} />
          <PlayerFacts current={current} hasVersions={tools !== undefined} />
          <Suspense fallback={null}>{tools?.bar}</Suspense>
          <PlayerVolume />
        </div>
      </section>
      <Suspense fallback={null}>{large && <PlayerPanel current={current} tools={tools?.panel} />}</Suspense>
    </>
  );
}
