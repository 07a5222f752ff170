import { type ReactNode, useLayoutEffect, useRef } from "react";
import { shareNow, subscribeClock } from "../clock.ts";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";
import { isInView, leftAfterZoom, leftToFollow, type StripView, useStripZoom, zoomTo } from "./strip-zoom.ts";
import { usePinch } from "./use-pinch.ts";

/**
 * Viewport of the strip: magnified with two fingers or by the large view's buttons, it scrolls and follows the
 * playhead.
 */
export function StripWindow({ children }: { children: ReactNode }) {
  const zoom = useStripZoom((state) => state.zoom);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<StripView>({ left: 0, width: 0, zoom: 1 });
  const pinched = useRef<{ zoom: number; x: number | null }>({ zoom: 1, x: null });

  usePinch(box, {
    onStart: () => {
      pinched.current = { zoom, x: null };
    },
    onPinch: (ratio, x) => {
      pinched.current.x = x;
      zoomTo(pinched.current.zoom * ratio);
    },
  });

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const before = { ...seen.current, width: node.clientWidth };
    let share = shareNow(usePlayer.getState().duration);
    if (before.zoom !== zoom) {
      const head = share * before.width * before.zoom - before.left;
      const x = pinched.current.x ?? (isInView(share, before) ? head : before.width / 2);
      node.scrollLeft = leftAfterZoom(before, x, zoom);
      pinched.current.x = null;
    }
    const look = () => {
      seen.current = { left: node.scrollLeft, width: node.clientWidth, zoom };
    };
    look();
    if (zoom === 1) return;
    const follow = () => {
      const { duration } = usePlayer.getState();
      const now = shareNow(duration);
      const left = leftToFollow(share, now, duration, { ...seen.current, width: node.clientWidth });
      share = now;
      if (left !== null) node.scrollLeft = left;
    };
    node.addEventListener("scroll", look, { passive: true });
    const stop = subscribeClock(follow);
    return () => {
      stop();
      node.removeEventListener("scroll", look);
    };
  }, [zoom]);

  return (
    <div ref={box} data-zoomed={zoom > 1} className={styles.window}>
      <div style={{ width: `${zoom * 100}%` }}>{children}</div>
    </div>
  );
}
