import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { useActionLabels } from "#/features/tracks/acting/use-action-labels.ts";
import { useNamedTexts } from "#/features/tracks/acting/use-named-texts.ts";
import { usePreferences } from "#/lib/preferences.ts";

export type RowWords = ReturnType<typeof useRowWords>;

/** Returns the texts of a list's rows: created once for all of them, and the same object until the language changes. */
export function useRowWords() {
  const lang = useLocale();
  const t = useTranslations("track");
  const named = useNamedTexts();
  const soundName = useSoundName();
  const versionLabel = useVersionLabel();
  const actionLabel = useActionLabels();
  const hint = useKeyHint();
  const areKeysOn = usePreferences((choices) => choices.keys);
  return useMemo(
    () => ({ lang, t, named, soundName, versionLabel, actionLabel, hint, areKeysOn }),
    [lang, t, named, soundName, versionLabel, actionLabel, hint, areKeysOn],
  );
}
