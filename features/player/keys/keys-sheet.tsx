"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { usePreferences } from "#/lib/preferences.ts";
import { ChoiceSwitch } from "../panel/choice-switch.tsx";
import { KEYS } from "./key-commands.ts";

const GROUPS = {
  playing: ["toggle", "back", "forward", "stepBack", "stepForward", "jump", "next", "previous"],
  compare: ["version", "other", "partFrom", "partTo", "loop", "partClear", "picture"],
  track: ["versions", "similar", "cart", "project", "download", "enqueue"],
  audition: ["audition", "keep", "away", "turn", "undo", "end"],
  sound: ["mute", "louder", "quieter", "queue"],
  page: ["search", "list", "find", "help"],
} as const;
type Entry = (typeof GROUPS)[keyof typeof GROUPS][number];
/** Keys with these meanings only during an audition. */
const IN_AUDITION = { keep: "↵", away: "X", turn: "B", undo: "⌫" };
/** Signs for keys that have one on every keyboard; letters are shown as capitals, as on the keys. */
const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  "Shift+ArrowUp": "⇧ ↑",
  "Shift+ArrowDown": "⇧ ↓",
  "Shift+B": "⇧ B",
  "Shift+Q": "⇧ Q",
};

/** Every key of the site in the page's language, and the switch that turns its letters off (WCAG 2.1.4). */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <LazyMessages names={["keys"]}>
      <Sheet onClose={onClose} />
    </LazyMessages>
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("keys");
  const keys = usePreferences((choices) => choices.keys);
  const signsOf = (entry: Entry): readonly string[] => {
    if (entry === "jump") return ["0 – 9"];
    if (entry === "search") return ["/"];
    if (entry === "list") return ["↓", "↑"];
    if (entry === "end") return [t("escape")];
    if (entry === "keep" || entry === "away" || entry === "turn" || entry === "undo")
      return [IN_AUDITION[entry]];
    return KEYS[entry].map((key) => (key === " " ? t("space") : (SIGNS[key] ?? key.toUpperCase())));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      closeLabel={t("close")}
      shape="wide"
    >
      <ChoiceSwitch
        checked={keys}
        onChange={(on) => usePreferences.setState({ keys: on })}
        label={t("letters")}
        hint={t("lettersHint")}
      />
      <p className="max-w-[64ch] text-body text-ink2">{t("rule")}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`} className="border-b-2 border-ink pb-2 text-label text-ink3">
              {t(`group.${group}`)}
            </h3>
            <dl>
              {GROUPS[group].map((entry) => (
                <div
                  key={entry}
                  className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5"
                >
                  <dt className="text-body">{t(`does.${entry}`)}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {signsOf(entry).map((sign) => (
                      <kbd
                        key={sign}
                        className="min-w-7 rounded-control border border-line2 px-1.5 text-center font-sans text-small leading-6"
                      >
                        {sign}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
