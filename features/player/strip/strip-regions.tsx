import type { CSSProperties } from "react";
import { useRegions } from "../regions.ts";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";

/** The parts of the sound that the page speaks of, as where it is like another; the page says them in words. */
export function StripRegions({ src }: { src: string }) {
  const parts = useRegions((state) => state.bySource.get(src));
  const duration = usePlayer((state) => state.duration);
  if (!parts || duration <= 0) return null;
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;
  return parts.map(({ from, to }) => (
    <span
      key={from}
      aria-hidden="true"
      data-region
      className={styles.region}
      style={{ "--from": share(from), "--to": share(to) } as CSSProperties}
    />
  ));
}
