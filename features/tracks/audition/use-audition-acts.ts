import { useTranslations } from "next-intl";
import { showFailure } from "#/components/toast/show-failure.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { placeInList } from "#/features/player/list-pages.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";
import { itemOfPlayable } from "#/features/tracks/acting/item-of-playable.ts";
import { usePlayNextVersion } from "#/features/tracks/versions/use-play-next-version.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { countOf, useAudition } from "./audition-store.ts";
import { keepHeard, putHeardAway, undoLast } from "./decide.ts";
import { walkOn } from "./walk.ts";

/** Returns the actions of an audition, each of which is announced. */
export function useAuditionActs() {
  const t = useTranslations("audition");
  const note = useTranslations("keys.note");
  const gate = useSignInGate();
  const playNextVersion = usePlayNextVersion();
  const soundName = useSoundName();
  const dates = useDates();
  const newName = t("newProject", { day: dates.dateTime(new Date(), { day: "numeric", month: "long" }) });

  const announce = (said: string) => useAudition.setState({ said });
  const placeSaid = () => {
    const player = usePlayer.getState();
    const { current } = player;
    return current ? t("now", { ...placeInList(player), name: soundName(current) }) : "";
  };
  const end = (why = "") => {
    const { decisions } = useAudition.getState();
    useAudition.setState({
      state: "over",
      said: `${why} ${t("summary", { kept: countOf(decisions, "kept"), away: countOf(decisions, "away") })}`.trim(),
    });
  };
  /** Moves on, and announces the previous decision and the next track. */
  const goOn = async (decided = "") => {
    if (await walkOn()) announce(`${decided} ${placeSaid()}`.trim());
    else end(decided || t("noMore"));
  };
  const decide = (act: () => Playable | null, key: "kept" | "putAway") => {
    const sound = act();
    if (sound) void goOn(t(key, { name: soundName(sound) }));
  };
  return {
    next: () => void goOn(),
    keep: () => {
      const { current } = usePlayer.getState();
      if (!current) return;
      gate(() => decide(() => keepHeard(newName, (error) => showFailure(error, t("failed"))), "kept"), {
        purpose: "project",
        subject: soundName(current),
        track: itemOfPlayable(current),
      });
    },
    away: () => decide(putHeardAway, "putAway"),
    /** For the button, since the code for the key is only loaded with the first key press. */
    version: async () => {
      const result = await playNextVersion();
      if (!result) return;
      const words = note(result.key, { name: result.name });
      if (result.key === "heard") announce(words);
      // The player does not change in this case.
      else showToast({ message: words, status: "warning" });
    },
    undo: () => {
      const sound = undoLast();
      announce(sound ? t("undone", { name: soundName(sound) }) : t("nothingToUndo"));
    },
    end: () => end(),
    close: () => useAudition.setState({ state: "off", said: "" }),
    newName,
  };
}

export type AuditionActs = ReturnType<typeof useAuditionActs>;
