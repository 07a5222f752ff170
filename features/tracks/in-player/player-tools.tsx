"use client";

import { FileVideo } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import { openTool } from "#/features/player/panel/panel-store.ts";
import { usePicture } from "#/features/player/picture/picture-store.ts";
import { usePlayer } from "#/features/player/store.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { itemOfPlayable } from "../acting/item-of-playable.ts";
import { useTrackActions } from "../acting/use-track-actions.ts";
import { PLAYER_ACT_KEYS, TRACK_ACTS } from "../acting/use-track-acts.ts";
import { PlayerVersions } from "./player-versions.tsx";

/** Actions shown in the bar. It has no room for the cart, which has a key, and a button in the large view. */
const IN_BAR: readonly string[] = ["similar", "project", "download"];

/**
 * Renders the actions for the playing sound: another version, similar tracks, project, cart, download, the
 * visitor's own picture.
 */
export function PlayerTools({ place }: { place: "bar" | "panel" }) {
  const current = usePlayer((state) => state.current);
  if (!current) return null;
  return (
    <LazyMessages names={["panel"]}>
      <div
        className={
          place === "bar"
            ? "flex shrink-0 items-center gap-1 max-lg:hidden"
            : "flex shrink-0 items-center border-line border-t px-2 py-1 md:flex-wrap md:gap-1 md:px-3"
        }
      >
        <span className={place === "bar" ? undefined : "mr-auto min-w-0"}>
          <PlayerVersions current={current} />
        </span>
        <Tools place={place} track={itemOfPlayable(current)} />
      </div>
    </LazyMessages>
  );
}

function Tools({ place, track }: { place: "bar" | "panel"; track: ReturnType<typeof itemOfPlayable> }) {
  const t = useTranslations("panel");
  const hint = useKeyHint();
  const actions = useTrackActions(track, { namesTrack: true });
  const film = usePicture(({ url, name }) => (url ? name : null));
  const inBar = place === "bar";
  return (
    <>
      {TRACK_ACTS.map((tool) => {
        const action = actions.find(({ key }) => key === tool);
        if (!action || (inBar && !IN_BAR.includes(tool))) return null;
        const { Sign, label, isOn, isBusy, act } = action;
        return (
          <IconButton
            key={tool}
            {...hint(label, PLAYER_ACT_KEYS[tool])}
            label={label}
            aria-busy={isBusy || undefined}
            onClick={act}
            className={inBar ? "aria-busy:opacity-50" : "size-11 aria-busy:opacity-50"}
          >
            <Sign aria-hidden="true" size={inBar ? 18 : 20} strokeWidth={isOn ? 2.5 : 1.75} />
          </IconButton>
        );
      })}
      <button
        {...hint(t("againstPicture"), "F")}
        type="button"
        data-against-picture
        onClick={() => openTool("picture")}
        className={`touch-target flex shrink-0 items-center gap-2 rounded-control text-small hover:bg-hover ${inBar ? "h-9 px-2" : "h-11 px-3"}`}
      >
        <FileVideo aria-hidden="true" size={inBar ? 18 : 20} strokeWidth={1.75} />
        <span
          className={inBar ? "max-w-40 truncate max-[1679px]:sr-only" : "max-w-40 truncate max-md:sr-only"}
        >
          {film === null ? t("againstPicture") : t("againstFilm", { name: film })}
        </span>
      </button>
    </>
  );
}
