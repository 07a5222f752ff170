import type { CSSProperties } from "react";
import { usePart } from "../part/part.ts";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";

/** The listener's marked part, between two ink edges; the panel shows its times. */
export function StripPart({ src }: { src: string }) {
  const part = usePart((state) => (state.src === src ? state.part : null));
  const duration = usePlayer((state) => state.duration);
  if (!part || duration <= 0) return null;
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={styles.part}
      style={{ "--from": share(part.from), "--to": share(part.to) } as CSSProperties}
    />
  );
}
