import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { SECTION_LABELS, type SectionLabel } from "#/contract/section-labels.ts";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";

/** Returns whether a section has a translated name; one of another backend keeps its own label. */
function isNamed(label: string): label is SectionLabel {
  return (SECTION_LABELS as readonly string[]).includes(label);
}

/** Names of a sound's sections, each where it begins; hidden from screen readers, which they would only interrupt. */
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
          {isNamed(label) ? t(`section.${label}`) : label}
        </span>
      ))}
    </div>
  );
}
