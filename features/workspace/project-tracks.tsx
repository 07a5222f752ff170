"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageSquarePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { readDraft } from "#/components/form/draft.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Item } from "#/contract/item.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { addNote, deleteNote, saveNote } from "#/features/projects/change-notes.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { deleteRoomComment, projectRoomQuery } from "#/features/projects/project-room.ts";
import { ownDraft } from "#/features/session/own-drafts.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteList } from "./note-list.tsx";
import { putBack } from "./put-back.ts";
import { RoomSummary } from "./room/room-summary.tsx";
import { RowAnswers } from "./room/row-answers.tsx";
import { useOpenForm } from "./use-open-form.ts";
import { WorkList } from "./work-list.tsx";

/** Resolves to whether a write succeeded; the shared handler reports errors. */
const made = (write: Promise<unknown>) =>
  write.then(
    () => true,
    () => false,
  );

/** Renders the tracks of a project in order, and the notes on them. */
export function ProjectTracks({ playlist, person }: { playlist: Playlist; person: Id }) {
  const t = useTranslations("workspace");
  const { id, tracks, isMine } = playlist;
  const draftOf = (track: Item) => ownDraft(person, `note.${id}.${track["@id"]}`);
  const form = useOpenForm(() => tracks.find((track) => readDraft(draftOf(track)))?.["@id"]);
  const [said, announce] = useState("");
  const soundName = useSoundName();
  const { data: room } = useQuery({ ...projectRoomQuery(id), enabled: isMine });
  const order = tracks.map((track) => track["@id"]);
  const nameOf = (track: Item) => soundName({ name: track.name, version: track.trackVersion?.version });

  const remove = async (ids: readonly string[]) => {
    // The displayed order may be older, while the response to a reordering is pending.
    let before: readonly string[] = order;
    const isRemoved = await made(
      changePlaylist(id, (now) => {
        before = now;
        return now.filter((one) => !ids.includes(one));
      }),
    );
    if (!isRemoved) return;
    const [only] = tracks.filter((track) => ids.includes(track["@id"]));
    const undo = () => void made(changePlaylist(id, (now) => putBack(now, before, ids)));
    showToast({
      message:
        ids.length === 1 && only
          ? t("removed", { name: nameOf(only) })
          : t("removedMany", { count: ids.length }),
      status: "success",
      action: { label: t("undo"), run: undo },
    });
    // Removes them from the sheet below too, whose code is loaded by now.
    const { removeUnplaced } = await import("#/features/cue-sheets/cues/edit-cues.ts");
    removeUnplaced(id, ids);
  };
  const reorder = (ids: string[]) =>
    void made(
      changePlaylist(id, (now) => [
        ...ids.filter((one) => now.includes(one)),
        ...now.filter((one) => !ids.includes(one)),
      ]),
    );

  /** Id of the button that adds a note: it takes the focus when the focused element disappears. */
  const noteButton = (track: Item) => `note-on-${track["@id"]}`;
  const leaveNote = (track: Item, done?: "noteAdded" | "noteDeleted") => {
    form.setOpen(null);
    if (done) announce(t(done, { name: nameOf(track) }));
    document.getElementById(noteButton(track))?.focus();
  };

  const trailing = (track: Item) => (
    <IconButton
      id={noteButton(track)}
      label={t("addNote", { name: nameOf(track) })}
      aria-expanded={form.open === track["@id"]}
      onClick={() => {
        announce("");
        form.setOpen(form.open === track["@id"] ? null : track["@id"]);
      }}
    >
      <MessageSquarePlus aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
  const footer = (track: Item) => (
    <>
      {room && (
        <RowAnswers
          track={track}
          room={room}
          onDelete={async (comment) => {
            if (await made(deleteRoomComment(id, comment))) leaveNote(track, "noteDeleted");
          }}
        />
      )}
      <NoteList
        track={track}
        notes={(playlist.notes ?? []).filter((note) => note.track === track["@id"])}
        person={person}
        isOwner={isMine}
        hasLeading={isMine}
        onSave={async (note, changes) => {
          const isSaved = await made(saveNote(id, note.id, changes));
          if (isSaved) announce(t("noteSaved", { name: nameOf(track) }));
          return isSaved;
        }}
        onDelete={async (note) => {
          if (await made(deleteNote(id, note.id))) leaveNote(track, "noteDeleted");
        }}
      />
      {form.open === track["@id"] && (
        <div className="page-x border-b border-line md:pl-[132px]">
          <NoteForm
            track={track}
            draft={draftOf(track)}
            isAsked={form.isAsked}
            onCancel={() => leaveNote(track)}
            onSave={async (note) => {
              const isSaved = await made(addNote(id, track["@id"], note));
              if (isSaved) leaveNote(track, "noteAdded");
              return isSaved;
            }}
          />
        </div>
      )}
    </>
  );

  return (
    <>
      {room && <RoomSummary room={room} tracks={tracks} />}
      <WorkList
        tracks={tracks}
        after={isMine ? 76 : 36}
        onReorder={isMine ? reorder : undefined}
        onRemove={isMine ? (ids) => void remove(ids) : undefined}
        // One's own project is what the mark would tell of.
        hideMark={isMine ? "inProject" : undefined}
        trailingOf={trailing}
        footerOf={footer}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
