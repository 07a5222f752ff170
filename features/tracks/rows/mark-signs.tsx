import { Download, Headphones, ListMusic } from "lucide-react";
import { useTranslations } from "next-intl";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";

const SIGNS = [
  ["heard", Headphones],
  ["downloaded", Download],
  ["inProject", ListMusic],
] as const;

type Given = Record<(typeof SIGNS)[number][0], boolean>;

/** Renders small icons after the writers of a row: heard, downloaded, in a project. */
export function MarkSigns(given: Given) {
  return (
    <LazyMessages names={["marks"]}>
      <Signs {...given} />
    </LazyMessages>
  );
}

function Signs(given: Given) {
  const t = useTranslations("marks");
  return (
    <span className="ml-2 flex shrink-0 items-center gap-1.5 self-start pt-0.5 text-ink3">
      {SIGNS.filter(([mark]) => given[mark]).map(([mark, Sign]) => (
        <span key={mark} title={t(mark)}>
          <Sign aria-hidden="true" size={13} strokeWidth={2} />
          <span className="sr-only">{t(mark)}</span>
        </span>
      ))}
    </span>
  );
}
