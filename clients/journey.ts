// The journey of an editor's own program with a client that hey-api made of the document: `../made` is written by the
// test.
import * as api from "./made/hey-api";
import { client } from "./made/hey-api/client.gen";

type Credentials = { email: string; password: string };

/** Goes the whole way from sign-in to a cue sheet that is kept; returns the answers on the way. */
export async function journey(baseUrl: string, credentials: Credentials) {
  client.setConfig({ baseUrl, throwOnError: true });
  const signedIn = await api.signIn({ body: credentials, throwOnError: true });
  client.setConfig({ auth: signedIn.data.token });

  const found = await api.getGlobalSearch({
    query: { search: "kora", type: "track", "bpm[gte]": 60.5, itemsPerPage: 2 },
    throwOnError: true,
  });
  const members = "hydra:member" in found.data ? found.data["hydra:member"] : [];
  const addresses = members.map((member) => member["@id"]);
  const name = `Kora ${Date.now()}`;

  const project = await api.createPlaylist({
    body: { name, tracks: addresses.slice(0, 1) },
    throwOnError: true,
  });
  const { id } = project.data;
  const path = { id };
  const etag = project.response.headers.get("ETag") ?? "";
  const changed = await api.updatePlaylist({
    path,
    body: { tracks: addresses },
    headers: { "If-Match": etag },
    throwOnError: true,
  });
  const stale = await api.updatePlaylist({
    path,
    body: { tracks: [] },
    headers: { "If-Match": etag },
    throwOnError: false,
  });

  const [first] = changed.data.tracks;
  if (!first) throw new Error("The project is empty");
  const note = await api.createNote({
    path,
    body: { track: first["@id"], at: 12.5, text: "Entrée de la kora" },
    throwOnError: true,
  });
  await api.updateNote({ path: { id: note.data.id }, body: { isShared: true }, throwOnError: true });
  const shared = await api.sharePlaylist({
    path,
    body: { sharedWithList: [{ email: "ben@example.org" }] },
    throwOnError: true,
  });
  const page = await api.createPlaylistLink({ path, body: { allowsDownload: true }, throwOnError: true });
  const open = await api.getOpenPlaylist({ path: { token: page.data.token }, throwOnError: true });

  const sound = await api.downloadTrack({ path: { id: first.id }, parseAs: "blob", throwOnError: true });
  const zip = await api.downloadPlaylist({
    path,
    query: { format: "mp3" },
    parseAs: "blob",
    throwOnError: true,
  });

  const sheet = await api.getCueSheet({ path, throwOnError: true });
  const kept = await api.keepCueSheet({
    path,
    body: { programme: { channel: "Arte", duration: 1_500 } },
    headers: { "If-Match": sheet.response.headers.get("ETag") ?? "" },
    throwOnError: true,
  });
  const refused = await api.createPlaylist({ body: { name }, throwOnError: false });

  return {
    found: addresses,
    project: changed.data.tracks.map((track) => track["@id"]),
    stale: stale.response?.status,
    note: note.data.text,
    sharedWith: shared.data.sharedWithList.map(({ email }) => email),
    onSharePage: open.data.notes.map(({ text }) => text),
    sound: sound.data instanceof Blob ? sound.data.size : 0,
    zip: zip.data instanceof Blob ? zip.data.size : 0,
    sheet: {
      title: kept.data.programme.title,
      channel: kept.data.programme.channel,
      cues: kept.data.cues.length,
    },
    refused:
      refused.error && "violations" in refused.error ? refused.error.violations[0]?.propertyPath : null,
  };
}
