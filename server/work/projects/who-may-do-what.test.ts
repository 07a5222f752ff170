import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { playlistItems, playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { ownPlaylist, playlistOf, shortPerson, type Viewer, visiblePlaylist } from "./access.ts";
import { duplicatePlaylist, numberedName } from "./duplicate.ts";
import { countLinkEvent, createLink, openLink, ownLink, revokeLink, selectLinks } from "./links.ts";
import { createNote, deleteNote, selectPlaylistNotes, updateNote, visibleNote } from "./notes.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const GONE = expect.objectContaining({ status: 404 });
const DENIED = expect.objectContaining({ status: 403, message: "Access Denied." });

let database: OpenDatabase;
const db = () => database.db;
/**
 * The project's owner, a person it is shared with, one who has not confirmed the address it is shared with, and a
 * stranger.
 */
let [ana, ben, unconfirmed, eve]: Viewer[] = [];
let id: number;
let song: number;
let thirtySeconds: number;

beforeAll(async () => {
  database = await freshDatabase("empty");
  const names = { name: "A", nameFr: "A", slug: "a", slugFr: "a" };
  const [album] = await db().insert(albums).values(names).returning();
  const made = await db()
    .insert(tracks)
    .values(
      ["x", "y"].map((slug) => ({
        albumId: album?.id ?? 0,
        name: slug,
        slug,
        mp3File: `${slug}.mp3`,
        durationSeconds: 60,
      })),
    )
    .returning();
  song = made[0]?.id ?? 0;
  const version = {
    trackId: song,
    name: "x",
    kind: "30",
    label: "30 s edit",
    mp3File: "x-30.mp3",
    durationSeconds: 30,
  } as const;
  const [made30] = await db().insert(trackVersions).values(version).returning();
  thirtySeconds = made30?.id ?? 0;
});
afterAll(() => database.close());

async function person(
  email: string,
  isVerified: boolean,
  names: { firstname?: string; lastname?: string } = {},
) {
  const [row] = await db()
    .insert(users)
    .values({ email, isVerified, passwordHash: "x", ...names })
    .returning();
  return { id: row?.id ?? 0, email, isVerified };
}

beforeEach(async () => {
  await db().execute(sql`truncate users restart identity cascade`);
  ana = await person("ana@example.org", false, { firstname: "Ana", lastname: "Lê" });
  ben = {
    ...(await person("ben@example.org", true, { firstname: "Ben", lastname: "ode" })),
    email: "Ben@example.org",
  };
  unconfirmed = await person("unconfirmed@example.org", false);
  eve = await person("eve@example.org", true);
  const [row] = await db().insert(playlists).values({ userId: ana.id, name: "Doc" }).returning();
  id = row?.id ?? 0;
  await db()
    .insert(playlistItems)
    .values([
      { playlistId: id, trackId: song, versionId: thirtySeconds, position: 0 },
      { playlistId: id, trackId: song, versionId: null, position: 1 },
    ]);
  await db()
    .insert(playlistShares)
    .values(
      ["ben@example.org", "unconfirmed@example.org", "ana@example.org"].map((email, position) => ({
        playlistId: id,
        email,
        position,
      })),
    );
});

/** Returns one of these four by name. */
const viewer = (name: "ana" | "ben" | "unconfirmed" | "eve"): Viewer => {
  const found = { ana, ben, unconfirmed, eve }[name];
  if (!found) throw new Error("Nobody of that name");
  return found;
};
const note = (who: Viewer, changes: object = {}) =>
  createNote(db(), who, {
    playlistId: id,
    item: `/api/tracks/${song}`,
    at: 12,
    text: "Ici",
    createdAt: NOW,
    ...changes,
  });
const link = (who: Viewer, changes: object = {}) =>
  createLink(db(), id, who, { allowsDownload: false, message: null, expiresAt: null, at: NOW, ...changes });

describe("a project", () => {
  test("is visible to its owner, and to users who confirmed an address with which it is shared", async () => {
    expect(await visiblePlaylist(db(), id, viewer("ana"))).toMatchObject({
      id,
      name: "Doc",
      firstname: "Ana",
      lastname: "Lê",
    });
    expect(await visiblePlaylist(db(), id, viewer("ben"))).toMatchObject({ id, userId: viewer("ana").id });
    for (const name of ["unconfirmed", "eve"] as const) {
      await expect(visiblePlaylist(db(), id, viewer(name))).rejects.toEqual(GONE);
    }
    await expect(visiblePlaylist(db(), id + 1, viewer("ana"))).rejects.toEqual(GONE);
  });

  test("can be changed by its owner only: others who see it get a 403, strangers a 404", async () => {
    expect(await db().transaction((tx) => ownPlaylist(tx, id, viewer("ana")))).toMatchObject({ id });
    const asked = (name: "ben" | "unconfirmed" | "eve") =>
      db().transaction((tx) => ownPlaylist(tx, id, viewer(name)));
    await expect(asked("ben")).rejects.toEqual(DENIED);
    await expect(asked("unconfirmed")).rejects.toEqual(GONE);
    await expect(asked("eve")).rejects.toEqual(GONE);
  });

  test("is found for its share page without an account, as long as it exists", async () => {
    expect(await playlistOf(db(), id)).toMatchObject({ id, name: "Doc" });
    await expect(playlistOf(db(), id + 1)).rejects.toEqual(GONE);
  });

  test.each([
    ["Ana", "lê", "Ana L."],
    ["Ana", null, "Ana"],
    [null, "Lê", "L."],
    [null, null, ""],
    ["Ana", "", "Ana"],
    ["Ana", "𝒵ed", "Ana 𝒵."],
  ])("its owner %j %j appears to others as %j", (firstname, lastname, shown) => {
    expect(shortPerson({ firstname, lastname })).toBe(shown);
  });

  test("can be copied by everybody who sees it, under the first free number; only its owner's copy has its notes", async () => {
    await note(viewer("ana"));
    const [own, second] = [
      await duplicatePlaylist(db(), id, viewer("ana"), NOW),
      await duplicatePlaylist(db(), id, viewer("ana"), NOW),
    ];
    expect([(await playlistOf(db(), own)).name, (await playlistOf(db(), second)).name]).toEqual([
      "Doc (2)",
      "Doc (3)",
    ]);
    expect(await selectPlaylistNotes(db(), own)).toMatchObject([
      { text: "Ici", at: 12, userId: viewer("ana").id, trackId: song },
    ]);
    const foreign = await duplicatePlaylist(db(), id, viewer("ben"), NOW);
    expect(await playlistOf(db(), foreign)).toMatchObject({ name: "Doc (2)", userId: viewer("ben").id });
    expect(await selectPlaylistNotes(db(), foreign)).toEqual([]);
    const items = await db().select().from(playlistItems).where(sql`playlist_id = ${foreign}`);
    expect(items.map(({ versionId, position }) => [versionId, position])).toEqual([
      [thirtySeconds, 0],
      [null, 1],
    ]);
    await expect(duplicatePlaylist(db(), id, viewer("eve"), NOW)).rejects.toEqual(GONE);
    await expect(duplicatePlaylist(db(), id, viewer("unconfirmed"), NOW)).rejects.toEqual(GONE);
  });

  test.each([
    [2, "Doc", "Doc (2)"],
    [3, "Doc (2)", "Doc (3)"],
    [2, "Doc (x)", "Doc (x) (2)"],
    [2, "Doc (2) x", "Doc (2) x (2)"],
    [2, "Doc(2)", "Doc(2) (2)"],
    [13, "Doc (12)", "Doc (13)"],
    [2, "a".repeat(100), `${"a".repeat(96)} (2)`],
    [2, `${"a".repeat(96)}`, `${"a".repeat(96)} (2)`],
    [2, `${"a".repeat(95)} bcd`, `${"a".repeat(95)} (2)`],
    [2, `${"a".repeat(95)}🎻🎻`, `${"a".repeat(95)} (2)`],
  ])("copy %i of %j is named %j", (number, name, numbered) => {
    expect(numberedName(name, number)).toBe(numbered);
  });
});

describe("a note", () => {
  test("can be written by everybody who sees the project, on an item of it", async () => {
    const [mine, theirs] = [
      await note(viewer("ana")),
      await note(viewer("ben"), { item: `/api/track_versions/${thirtySeconds}`, at: null }),
    ];
    expect(await visibleNote(db(), mine, viewer("ben"))).toMatchObject({
      userId: viewer("ana").id,
      versionId: null,
      createdAt: NOW,
    });
    expect(await visibleNote(db(), theirs, viewer("ana"))).toMatchObject({
      userId: viewer("ben").id,
      versionId: thirtySeconds,
      firstname: "Ben",
      ownerId: viewer("ana").id,
    });
    for (const name of ["unconfirmed", "eve"] as const) {
      await expect(note(viewer(name))).rejects.toEqual(GONE);
      await expect(visibleNote(db(), mine, viewer(name))).rejects.toEqual(GONE);
    }
    await expect(note(viewer("ana"), { item: `/api/tracks/${song + 1}` })).rejects.toThrow(
      "track: The value you selected is not a valid choice.",
    );
    await expect(visibleNote(db(), 999, viewer("ana"))).rejects.toEqual(GONE);
  });

  test("can be changed by its author only, field by field", async () => {
    const mine = await note(viewer("ana"));
    await updateNote(db(), mine, viewer("ana"), { text: "Là" });
    expect(await visibleNote(db(), mine, viewer("ana"))).toMatchObject({ text: "Là", at: 12 });
    await updateNote(db(), mine, viewer("ana"), { at: null });
    expect(await visibleNote(db(), mine, viewer("ana"))).toMatchObject({ text: "Là", at: null });
    await expect(updateNote(db(), mine, viewer("ben"), { text: "!" })).rejects.toEqual(GONE);
    const theirs = await note(viewer("ben"));
    await expect(updateNote(db(), theirs, viewer("ana"), { text: "!" })).rejects.toEqual(GONE);
    await expect(updateNote(db(), theirs, viewer("eve"), { text: "!" })).rejects.toEqual(GONE);
    expect(await visibleNote(db(), theirs, viewer("ben"))).toMatchObject({ text: "Ici" });
  });

  test("keeps both changes when the project's owner hides it while its author moves it", async () => {
    const hide = (one: number) => updateNote(db(), one, viewer("ana"), { isShared: false });
    const move = (one: number) => updateNote(db(), one, viewer("ben"), { at: 3 });
    for (const [first, second] of [
      [hide, move],
      [move, hide],
    ] as const) {
      const one = await note(viewer("ben"));
      await updateNote(db(), one, viewer("ana"), { isShared: true });
      await Promise.all([first(one), second(one)]);
      const kept = { at: 3, text: "Ici", isShared: false };
      expect(await visibleNote(db(), one, viewer("ben"))).toMatchObject(kept);
      await updateNote(db(), one, viewer("ben"), {});
      expect(await visibleNote(db(), one, viewer("ben"))).toMatchObject(kept);
    }
  });

  test("is no longer shared once an author other than the owner changes its text", async () => {
    const [mine, theirs] = [await note(viewer("ana")), await note(viewer("ben"))];
    for (const one of [mine, theirs]) await updateNote(db(), one, viewer("ana"), { isShared: true });
    await updateNote(db(), theirs, viewer("ben"), { at: 3, text: "Ici" });
    expect(await visibleNote(db(), theirs, viewer("ben"))).toMatchObject({ at: 3, isShared: true });
    await updateNote(db(), theirs, viewer("ben"), { text: "Là" });
    expect(await visibleNote(db(), theirs, viewer("ben"))).toMatchObject({ text: "Là", isShared: false });
    await updateNote(db(), mine, viewer("ana"), { text: "Là" });
    expect(await visibleNote(db(), mine, viewer("ana"))).toMatchObject({ text: "Là", isShared: true });
    await updateNote(db(), theirs, viewer("ben"), { text: "Ailleurs" });
    expect(await visibleNote(db(), theirs, viewer("ben"))).toMatchObject({ isShared: false });
  });

  test("can be deleted by its author and by the project's owner", async () => {
    const [mine, theirs, other] = [
      await note(viewer("ana")),
      await note(viewer("ben")),
      await note(viewer("ben")),
    ];
    await expect(deleteNote(db(), mine, viewer("ben"))).rejects.toEqual(GONE);
    await expect(deleteNote(db(), theirs, viewer("eve"))).rejects.toEqual(GONE);
    await deleteNote(db(), theirs, viewer("ana"));
    await deleteNote(db(), other, viewer("ben"));
    expect((await selectPlaylistNotes(db(), id)).map((row) => row.id)).toEqual([mine]);
  });

  test("is listed by track and time, as long as its item is in the project", async () => {
    const late = await note(viewer("ana"), { at: 90 });
    const [whole, early] = [await note(viewer("ana"), { at: null }), await note(viewer("ben"), { at: 3 })];
    const same = await note(viewer("ben"), { at: 3 });
    const onThirtySeconds = await note(viewer("ben"), {
      item: `/api/track_versions/${thirtySeconds}`,
      at: 50,
    });
    const listed = async () => (await selectPlaylistNotes(db(), id)).map((row) => row.id);
    expect(await listed()).toEqual([whole, early, same, onThirtySeconds, late]);
    await db().delete(playlistItems).where(sql`version_id is null`);
    expect(await listed()).toEqual([onThirtySeconds]);
    expect(await selectPlaylistNotes(db(), id + 1)).toEqual([]);
  });
});

describe("a share page", () => {
  test("can be created, listed, read and revoked by the owner only", async () => {
    const [first, second] = [
      await link(viewer("ana"), { message: "Voilà" }),
      await link(viewer("ana"), { allowsDownload: true }),
    ];
    expect(first).toMatchObject({
      playlistId: id,
      allowsDownload: false,
      message: "Voilà",
      expiresAt: null,
      opened: 0,
      createdAt: NOW,
    });
    expect(first.token).toMatch(/^[\w-]{43}$/);
    expect((await selectLinks(db(), id, viewer("ana"))).map((row) => row.id)).toEqual([second.id, first.id]);
    expect(await ownLink(db(), second.id, viewer("ana"))).toMatchObject({ allowsDownload: true });
    const asked = (who: Viewer) => [() => link(who), () => selectLinks(db(), id, who)];
    for (const ask of asked(viewer("ben"))) await expect(ask()).rejects.toEqual(DENIED);
    for (const ask of asked(viewer("eve"))) await expect(ask()).rejects.toEqual(GONE);
    for (const who of [viewer("ben"), viewer("eve")]) {
      await expect(ownLink(db(), first.id, who)).rejects.toEqual(GONE);
      await expect(revokeLink(db(), first.id, who)).rejects.toEqual(GONE);
    }
    await revokeLink(db(), first.id, viewer("ana"));
    await expect(revokeLink(db(), first.id, viewer("ana"))).rejects.toEqual(GONE);
    await expect(openLink(db(), first.token, NOW)).rejects.toEqual(GONE);
    expect(await openLink(db(), second.token, NOW)).toMatchObject({ id: second.id });
  });

  test("is open until it expires, and only for its own token", async () => {
    const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
    const made = await link(viewer("ana"), { expiresAt: at(1_000) });
    expect(await openLink(db(), made.token, at(999))).toMatchObject({ id: made.id });
    await expect(openLink(db(), made.token, at(1_000))).rejects.toEqual(GONE);
    const others = [
      "",
      "A".repeat(43),
      `${made.token}A`,
      `A${made.token}`,
      made.token.slice(1),
      `${made.token.slice(1)}\0`,
    ];
    for (const token of others) await expect(openLink(db(), token, NOW)).rejects.toEqual(GONE);
    expect(() => link(viewer("ana"), { expiresAt: NOW })).toThrow(
      "expiresAt: This value should be in the future.",
    );
  });

  test("counts its events, with the time of the last one", async () => {
    const [made, other] = [await link(viewer("ana")), await link(viewer("ana"))];
    const later = new Date(NOW.getTime() + 5_000);
    await countLinkEvent(db(), made.id, { kind: "opened", at: NOW });
    await countLinkEvent(db(), made.id, { kind: "opened", at: later });
    await countLinkEvent(db(), made.id, { kind: "heard", at: NOW });
    await countLinkEvent(db(), made.id, { kind: "downloaded", files: 3, at: later });
    const counted = { opened: 2, openedAt: later, heard: 1, heardAt: NOW, downloaded: 3 };
    expect(await ownLink(db(), made.id, viewer("ana"))).toMatchObject(counted);
    const nothing = { opened: 0, openedAt: null, heard: 0, heardAt: null, downloaded: 0 };
    expect(await ownLink(db(), other.id, viewer("ana"))).toMatchObject(nothing);
  });

  test("is refused above twenty per playlist", async () => {
    for (let count = 0; count < 20; count += 1) await link(viewer("ana"));
    await expect(link(viewer("ana"))).rejects.toThrow(
      "expiresAt: A playlist can have 20 share pages at most.",
    );
  });
});
