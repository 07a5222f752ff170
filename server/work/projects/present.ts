import type { MusicAdvice } from "#/contract/music-advice.ts";
import type { Playlist, PlaylistSummary, Project } from "#/contract/playlist.ts";
import type { OpenPlaylist, PlaylistLink } from "#/contract/playlist-link.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import type { SharedPlaylist } from "#/contract/playlist-team.ts";
import { type ItemRow, presentItem } from "#/server/catalogue/tracks/listed.ts";
import { type ItemRef, itemAddress } from "#/server/catalogue/tracks/stored-list.ts";
import { type PlaylistRow, shortPerson } from "./access.ts";
import type { AdviceRow } from "./advice-queries.ts";
import type { LinkRow } from "./links.ts";
import type { NoteRow } from "./notes.ts";
import type { PlaylistSummaryRow } from "./playlist-summaries.ts";

const address = (id: number) => `/api/user_playlists/${id}`;
const withEmails = (emails: readonly string[]) => emails.map((email) => ({ email }));

function presentFacts(row: Omit<PlaylistSummaryRow, "items" | "emails">, trackCount: number) {
  return {
    "@id": address(row.id),
    "@type": "UserPlaylist",
    id: row.id,
    name: row.name,
    trackCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const presentReference = (item: ItemRef) => ({
  "@id": itemAddress(item),
  "@type": item.versionId === null ? "Track" : "TrackVersion",
  id: item.trackId,
});

/** Returns a playlist for lists; only its owner sees the addresses. */
export function presentSummary(row: PlaylistSummaryRow, viewerId: number): PlaylistSummary {
  const isMine = row.userId === viewerId;
  return {
    ...presentFacts(row, row.items.length),
    isMine,
    tracks: row.items.map(presentReference),
    ...(isMine && { sharedWithList: withEmails(row.emails) }),
  };
}

interface Contents {
  items: readonly ItemRow[];
  notes: readonly NoteRow[];
  emails: readonly string[];
}

/**
 * Returns a playlist with its items and notes; `isMine`, on the playlist and on each item, tells whether the viewer
 * owns it (contract §6.1).
 */
export function presentPlaylist(
  row: PlaylistRow,
  viewerId: number,
  { items, notes, emails }: Contents,
): Playlist {
  const isMine = row.userId === viewerId;
  return {
    ...presentFacts(row, items.length),
    isMine,
    tracks: items.map((item) => ({ ...presentItem(item), isMine })),
    notes: notes.map((note) => presentNote(note, viewerId)),
    ...(isMine ? { sharedWithList: withEmails(emails) } : { owner: shortPerson(row) }),
  };
}

/**
 * Returns a note as `viewerId` sees it; null stands for visitors of a share page, to whom it has no address of its own.
 */
export function presentNote(row: NoteRow, viewerId: number | null): PlaylistNote {
  return {
    "@id": viewerId === null ? `/api/.well-known/genid/note-${row.id}` : `/api/playlist_notes/${row.id}`,
    "@type": "PlaylistNote",
    id: row.id,
    track: itemAddress(row),
    at: row.at,
    text: row.text,
    author: shortPerson(row),
    isMine: row.userId === viewerId,
    isShared: row.isShared,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the addresses with which a playlist is shared, for its owner. */
export function presentTeam(row: PlaylistRow, emails: readonly string[]): SharedPlaylist {
  return {
    "@id": `/api/user_playlists_team/${row.id}`,
    "@type": "UserPlaylistTeam",
    id: row.id,
    name: row.name,
    sharedWithList: withEmails(emails),
  };
}

/** Returns a playlist as a row of the project screens; only its owner sees the number of new answers. */
export function presentProject(row: PlaylistSummaryRow, viewerId: number, newAnswers: number): Project {
  const isMine = row.userId === viewerId;
  return {
    "@id": address(row.id),
    "@type": "Project",
    id: row.id,
    name: row.name,
    kind: "projectMusical",
    isMine,
    trackCount: row.items.length,
    ...(isMine && { newAnswers }),
  };
}

/** Returns a selection as a row of the project screens. */
export function presentAdviceProject(row: AdviceRow & { trackCount: number }): Project {
  return {
    "@id": `/api/conseil_musicals/${row.id}`,
    "@type": "Project",
    id: row.id,
    name: row.name,
    kind: "conseilMusical",
    isMine: true,
    trackCount: row.trackCount,
  };
}

/** Returns a selection without its tracks. */
export function presentAdviceFacts(row: AdviceRow) {
  return {
    "@id": `/api/conseil_musicals/${row.id}`,
    "@type": "MusicAdvice",
    id: row.id,
    name: row.name,
    comment: row.comment,
    isMine: true,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns a selection for the caller: it and its tracks count as theirs. */
export function presentAdvice(row: AdviceRow, items: readonly ItemRow[]): MusicAdvice {
  return {
    ...presentAdviceFacts(row),
    tracks: items.map((item) => ({ ...presentItem(item), isMine: true })),
  };
}

/** Returns a share page as the owner of the playlist sees it at `now`. */
export function presentLink(row: LinkRow, now: Date): PlaylistLink {
  return {
    "@id": `/api/playlist_links/${row.id}`,
    "@type": "PlaylistLink",
    id: row.id,
    token: row.token,
    allowsDownload: row.allowsDownload,
    message: row.message,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isOpen: row.expiresAt === null || row.expiresAt > now,
    opened: row.opened,
    heard: row.heard,
    downloaded: row.downloaded,
    openedAt: row.openedAt?.toISOString() ?? null,
    heardAt: row.heardAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the playlist of a share page, without e-mail addresses and accounts. */
export function presentOpenPlaylist(
  link: LinkRow,
  row: PlaylistRow,
  { items, notes }: Omit<Contents, "emails">,
): OpenPlaylist {
  return {
    "@id": `/api/front/shared_playlists/${link.token}`,
    "@type": "OpenPlaylist",
    name: row.name,
    owner: shortPerson(row),
    allowsDownload: link.allowsDownload,
    message: link.message,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    tracks: items.map(presentItem),
    notes: notes.map((note) => presentNote(note, null)),
  };
}
