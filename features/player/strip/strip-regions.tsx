import type { CSSProperties } from "react";
import { useRegions } from "../regions.ts";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";

/** Highlighted regions of the sound, such as similar passages; the page describes them in text. */
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
