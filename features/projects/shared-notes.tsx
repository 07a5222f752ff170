"use client";

import { useTranslations } from "next-intl";
import type { Playlist } from "#/contract/playlist.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { shareNote } from "./change-notes.ts";

/** Renders the notes of a project, each with a checkbox to show it on the share pages; none is shown by default. */
export function SharedNotes({ playlist: { id, tracks, notes = [] } }: { playlist: Playlist }) {
  const t = useTranslations("projects");
  const soundName = useSoundName();
  if (notes.length === 0) return null;
  const nameOf = (item: string) => {
    const track = tracks.find((one) => one["@id"] === item);
    return track ? soundName({ name: track.name, version: track.trackVersion?.version }) : "";
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold text-body">{t("notes")}</legend>
      <p role="status" className="pt-1 text-small text-ink2">
        {t("notesRead", { shared: notes.filter(({ isShared }) => isShared).length })}
      </p>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <label className="flex min-h-10 items-start gap-3 border-b border-line py-2 text-body">
              <input
                type="checkbox"
                checked={note.isShared}
                onChange={(event) => void shareNote(id, note.id, event.target.checked).catch(() => {})}
                className="mt-0.5 size-4 shrink-0"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {note.text}
                <span className="block text-small text-ink2">
                  {[nameOf(note.track), note.at !== null && formatDuration(note.at), note.author]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
