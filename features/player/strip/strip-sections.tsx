import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { usePlayer } from "../store.ts";
import styles from "./strip.module.css";

/** Sections with a translated name (contract/analysis.ts); a section of another backend keeps its own label. */
const SECTIONS = ["intro", "a", "b", "a2", "b2", "bridge", "coda"] as const;
type Section = (typeof SECTIONS)[number];

function isNamed(label: string): label is Section {
  return (SECTIONS as readonly string[]).includes(label);
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
