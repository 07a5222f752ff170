import { useTranslations } from "next-intl";
import { usePreferences } from "#/lib/preferences.ts";
import { usePlayer } from "../store.ts";
import { setMatched } from "../volume-actions.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

/** Stored settings of listening: loudness, the end of a track, keyboard shortcuts. */
export function SoundChoices() {
  const t = useTranslations("panel");
  const matched = usePlayer((state) => state.matched);
  const { autoplayNext, keys } = usePreferences();
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4 px-5 pt-5 pb-8">
      <h3 id="choices-title" className="text-label text-ink3">
        {t("choices")}
      </h3>
      <ChoiceSwitch checked={matched} onChange={setMatched} label={t("matched")} hint={t("matchedHint")} />
      <ChoiceSwitch
        checked={autoplayNext}
        onChange={(on) => usePreferences.setState({ autoplayNext: on })}
        label={t("autoplayNext")}
        hint={t("autoplayNextHint")}
      />
      <ChoiceSwitch
        checked={keys}
        onChange={(on) => usePreferences.setState({ keys: on })}
        label={t("keys")}
        hint={t("keysHint")}
      />
    </section>
  );
}
