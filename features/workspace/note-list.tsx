"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { readDraft } from "#/components/form/draft.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Item } from "#/contract/item.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { ownDraft } from "#/features/session/own-drafts.ts";
import { NoteForm } from "./note-form.tsx";
import { playFrom } from "./play-from.ts";
import { useOpenForm } from "./use-open-form.ts";

interface Props {
  track: Item;
  notes: readonly PlaylistNote[];
  /** The signed-in person, whose drafts these are. */
  person: Id;
  onSave?:
    | ((note: PlaylistNote, changes: { at: number | null; text: string }) => Promise<boolean>)
    | undefined;
  onDelete?: ((note: PlaylistNote) => void) | undefined;
  /** Whether notes of others may be deleted too. */
  isOwner?: boolean;
  /** Whether the rows have a handle and a checkbox before their columns. */
  hasLeading?: boolean;
}

/** Renders the notes on a track; a press on a time plays from there. */
export function NoteList(props: Props) {
  const { track, notes, person, onSave, onDelete, isOwner = false, hasLeading = false } = props;
  const t = useTranslations("workspace");
  const draftOf = ({ id }: PlaylistNote) => ownDraft(person, `note.${id}`);
  const form = useOpenForm(() => notes.find((note) => note.isMine && readDraft(draftOf(note)))?.id);
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  if (notes.length === 0) return null;
  const editButton = (note: PlaylistNote) => `edit-note-${note.id}`;
  const leave = (note: PlaylistNote) => {
    form.setOpen(null);
    // The button appears again once the form has closed.
    requestAnimationFrame(() => document.getElementById(editButton(note))?.focus());
  };
  return (
    <ul aria-label={t("notesOn", { name })} className="page-x">
      {notes.map((note) => (
        <li
          key={note.id}
          className={`border-b border-line py-1.5 ${hasLeading ? "md:pl-[164px]" : "md:pl-[112px] lg:pl-[120px]"}`}
        >
          {form.open === note.id && onSave ? (
            <NoteForm
              track={track}
              note={note}
              draft={draftOf(note)}
              isAsked={form.isAsked}
              onSave={async (changes) => {
                const isSaved = await onSave(note, changes);
                if (isSaved) leave(note);
                return isSaved;
              }}
              onCancel={() => leave(note)}
            />
          ) : (
            <div className="flex items-start gap-4">
              {note.at === null ? (
                <span className="w-12 shrink-0" />
              ) : (
                <button
                  type="button"
                  onClick={() => playFrom(track, note.at ?? 0)}
                  aria-label={t("playFrom", { name, time: formatDuration(note.at) })}
                  className="touch-target mt-1.5 w-12 shrink-0 text-left text-body font-semibold text-mood-ink underline underline-offset-4"
                >
                  {formatDuration(note.at)}
                </button>
              )}
              <p className="min-w-0 flex-1 py-1.5 text-body whitespace-pre-line [overflow-wrap:anywhere]">
                {note.text}
                {note.isShared && <span className="text-small text-ink3"> · {t("onSharePage")}</span>}
                <span className="text-small text-ink3 md:hidden"> {note.author}</span>
              </p>
              <span className="py-1.5 text-small leading-5 text-ink3 max-md:hidden">{note.author}</span>
              {onSave && note.isMine && (
                <IconButton
                  id={editButton(note)}
                  label={t("editNote", { text: note.text })}
                  onClick={() => form.setOpen(note.id)}
                >
                  <Pencil aria-hidden="true" size={15} />
                </IconButton>
              )}
              {onDelete && (note.isMine || isOwner) && (
                <IconButton label={t("deleteNote", { text: note.text })} onClick={() => onDelete(note)}>
                  <Trash2 aria-hidden="true" size={15} />
                </IconButton>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
