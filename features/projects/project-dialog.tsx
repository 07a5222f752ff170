"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, LoaderCircle, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import type { PlaylistSummary } from "#/contract/playlist.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { useSession } from "#/features/session/store.ts";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { isComposing } from "#/lib/keyboard/is-composing.ts";
import { toggleInPlaylist } from "./change-playlist.ts";
import { lastUsedProject, rememberLastUsed } from "./last-used.ts";
import { matchesName } from "./matches-name.ts";
import { NewPlaylist } from "./new-playlist.tsx";
import { resetPlaylists } from "./playlist-list.ts";
import type { SelectedTrack } from "./playlist-store.ts";

/** Renders one playlist as a button that adds the item or removes it, with a spinner while it changes (S100). */
function PlaylistRow({ playlist, item }: { playlist: PlaylistSummary; item: string }) {
  const t = useTranslations("projects");
  const [isBusy, setBusy] = useState(false);
  const isIn = playlist.tracks.some((one) => one["@id"] === item);
  const Sign = isBusy ? LoaderCircle : isIn ? Check : Plus;

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    if (!isIn) rememberLastUsed(playlist.id);
    await toggleInPlaylist(playlist.id, item).catch(() => {});
    setBusy(false);
  }

  return (
    <li>
      <button
        type="button"
        data-playlist={playlist.id}
        aria-pressed={isIn}
        aria-busy={isBusy}
        onClick={toggle}
        className="flex h-12 w-full items-center gap-3 border-b border-line px-1 text-left text-body hover:bg-hover"
      >
        <Sign
          aria-hidden="true"
          size={18}
          strokeWidth={isIn ? 2.25 : 1.75}
          className={isBusy ? "animate-spin motion-reduce:animate-pulse" : isIn ? "" : "text-ink3"}
        />
        <span className={`min-w-0 flex-1 truncate ${isIn ? "font-semibold" : ""}`}>{playlist.name}</span>
        <span className="shrink-0 text-small text-ink3">{t("count", { count: playlist.trackCount })}</span>
      </button>
    </li>
  );
}

/**
 * Renders the person's projects for a track or version: filtered by name, and changed one by one. A new project created
 * here contains the track.
 */
export function ProjectDialog({ track, onClose }: { track: SelectedTrack; onClose: () => void }) {
  const t = useTranslations("projects");
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  const item = itemIri(track);
  const { data, isPending } = useQuery(playlistsQuery);
  const [filter, setFilter] = useState("");
  const fields = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = useId();
  const created = useRef<Id | null>(null);
  // A new project in the list gets the focus, which announces that the track is in it.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(
      `[data-playlist="${CSS.escape(String(created.current))}"]`,
    );
    if (created.current === null || !row) return;
    created.current = null;
    row.focus();
  });
  const all = data?.["hydra:member"] ?? [];
  // Data of a session is removed with it (specification §4).
  useEffect(() => useSession.subscribe(({ hasToken }) => !hasToken && resetPlaylists()), []);
  // As when the dialog opened: rows must not move under the pointer.
  const [lastUsed] = useState(lastUsedProject);
  const shown = all
    .filter(({ name }) => matchesName(name, filter))
    .sort((one, other) => Number(other.id === lastUsed) - Number(one.id === lastUsed));
  /**
   * Adds it to the first listed project, and never removes it, as a second Enter would. A name without a match moves to
   * the field for a new project.
   */
  const addToFirst = () => {
    const newName = fields.current?.querySelector<HTMLInputElement>("input[name=name]");
    if (shown.length === 0 && newName) {
      newName.value = filter.trim();
      newName.focus();
      return;
    }
    const row = list.current?.querySelector("button");
    if (row?.getAttribute("aria-pressed") === "false") row.click();
    row?.focus();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<MarkedPart text={t("addTitle", { name })} part={track.name} lang={track.nameLang} />}
      closeLabel={t("close")}
      // The filter gets the focus for typing; outside it, letters are keys of the player. By touch that would open a
      // keyboard.
      initialFocus={(by) => (by === "touch" ? true : fields.current?.querySelector("input"))}
    >
      <div ref={fields} className="contents">
        {all.length > 0 && (
          <input
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
              // Otherwise the same key would press the row that then has the focus.
              event.preventDefault();
              addToFirst();
            }}
            enterKeyHint="done"
            autoComplete="off"
            aria-label={t("filter")}
            aria-describedby={count}
            placeholder={t("filter")}
            className="h-10 rounded-control border border-line2 bg-raised px-3 text-body placeholder:text-ink3 focus:border-ink max-md:h-11 max-md:text-[16px]"
          />
        )}
        <p
          id={count}
          role="status"
          className={filter && shown.length === 0 ? "text-body text-ink2" : "sr-only"}
        >
          {isPending ? t("loading") : all.length === 0 ? t("none") : t("found", { count: shown.length })}
        </p>
        {shown.length > 0 && (
          <ul ref={list} aria-label={t("mine")} className="max-h-[40svh] overflow-auto border-t-2 border-ink">
            {shown.map((playlist) => (
              <PlaylistRow key={playlist.id} playlist={playlist} item={item} />
            ))}
          </ul>
        )}
        <NewPlaylist
          items={[item]}
          onCreated={({ id }) => {
            setFilter("");
            rememberLastUsed(id);
            created.current = id;
          }}
        />
      </div>
    </Dialog>
  );
}
