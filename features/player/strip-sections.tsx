import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { usePlayer } from "./store.ts";
import styles from "./strip.module.css";

/** Names of a sound's parts where they begin, as a map's marginalia; read aloud they would only interrupt. */
export function StripSections({ sections }: { sections: { start: number; label: string }[] }) {
  const t = useTranslations("player");
  const duration = usePlayer((state) => state.duration);
  if (duration <= 0) return null;
  return (
    <div aria-hidden="true">
      {sections.map(({ start, label }) => (
        <span
          key={start}
          className={styles.section}
          style={{ "--start": `${(start / duration) * 100}%` } as CSSProperties}
        >
          {t.has(`section.${label}`) ? t(`section.${label}`) : label}
        </span>
      ))}
    </div>
  );
}
