import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { Playlist } from "#/contract/playlist.ts";
import { trackSchema, trackVersionSchema } from "#/contract/track.ts";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import { ProjectDialogHost } from "#/features/projects/project-dialog-host.tsx";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { itemOf } from "#/features/tracks/rows/item-of.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { CartScreen } from "#/features/workspace/cart-screen.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { fakeMedia } from "#/tests/support/fake-media.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
const user = userEvent.setup();
let media: ReturnType<typeof fakeMedia>;
let ana: SignedIn;
/** A track of the catalogue and its first two versions. */
let track: number;
let first: number;
let second: number;
let name: string;

beforeEach(async () => {
  media = fakeMedia();
  await api().reset();
  ana = await signedIn(api());
  storeToken(ana.token);
  const [one, other] = await api()
    .db.select()
    .from(trackVersions)
    .orderBy(asc(trackVersions.trackId), asc(trackVersions.sortOrder))
    .limit(2);
  [track, first, second] = [one?.trackId ?? 0, one?.id ?? 0, other?.id ?? 0];
  name = (await wholeTrack()).name;
});
afterEach(() => {
  act(() => {
    close();
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
});

const wholeTrack = async () => trackSchema.parse(await (await ana.fetch(`/api/tracks/${track}`)).json());
const wholeVersion = async (id: number) =>
  trackVersionSchema.parse(await (await ana.fetch(`/api/track_versions/${id}`)).json());
const trackIri = () => `/api/tracks/${track}`;
const versionIri = (id: number) => `/api/track_versions/${id}`;

const create = async (tracks: string[] = [], title = "Doc") =>
  (await (
    await ana.fetch("/api/user_playlists", { method: "POST", json: { name: title, tracks } })
  ).json()) as Playlist;
const stored = async (id = 1) =>
  ((await (await ana.fetch(`/api/user_playlists/${id}`)).json()) as Playlist).tracks.map(
    (item) => item["@id"],
  );
const cart = async () => ((await (await ana.fetch("/api/user/me")).json()) as { cart: unknown }).cart;

async function show(screenShown: React.ReactElement, search = "") {
  const view = await renderInSite(
    <Providers>
      {screenShown}
      <ProjectDialogHost />
      <PlayerHost />
      <Toaster />
    </Providers>,
    { lang: "en", pathname: "/en/user/projects/playlist", search },
  );
  await act(loadProfile);
  return view;
}

/** How the first version is called on the page: «Delta, 60-second edit». */
async function versionName(id = first): Promise<{ whole: string; label: string }> {
  const { version } = await wholeVersion(id);
  const label = { "60 s edit": "60-second edit", "30 s edit": "30-second edit" }[version] ?? version;
  return { whole: `${name}, ${label}`, label };
}

test("the unfolded versions put a version into a project, the cart and the queue; its track stays out", async () => {
  await create();
  await show(<TrackList tracks={[await wholeTrack()]} />);
  await user.click(screen.getByRole("button", { name: /^\d+ versions of / }));
  const versions = within(await screen.findByRole("region", { name: /^Versions of / }));
  const { whole } = await versionName();
  await user.click(await versions.findByRole("button", { name: `Add ${whole} to a project` }));
  const dialog = within(await screen.findByRole("dialog", { name: `Add to a project: ${whole}` }));
  await user.click(await dialog.findByRole("button", { name: /^Doc/ }));
  await waitFor(async () => expect(await stored()).toEqual([versionIri(first)]));
  await user.keyboard("{Escape}");
  await user.click(versions.getByRole("button", { name: `Put ${whole} in the cart` }));
  await versions.findByRole("button", { name: `Take ${whole} out of the cart` });
  expect(await cart()).toMatchObject({ tracks: [], items: [versionIri(first)] });
  await user.click(versions.getByRole("button", { name: `Add ${whole} to the queue` }));
  await waitFor(() =>
    expect(usePlayer.getState().list.map(({ playable }) => playable.versionId)).toContain(first),
  );
});

test("a track and its version are added to a project and removed from it independently", async () => {
  await create([trackIri()]);
  await show(<p />);
  const { version } = await wholeVersion(first);
  act(() => openPlaylistModal({ id: track, name, trackVersion: { id: first, version } }));
  const row = await screen.findByRole("button", { name: /^Doc/ });
  expect(row).toHaveAttribute("aria-pressed", "false");
  await user.click(row);
  await waitFor(async () => expect(await stored()).toEqual([trackIri(), versionIri(first)]));
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  await user.click(row);
  await waitFor(async () => expect(await stored()).toEqual([trackIri()]));
});

test.each(["track", "version"] as const)("a project that is created for a %s contains it", async (kind) => {
  await show(<p />);
  const { version } = await wholeVersion(first);
  const trackVersion = kind === "version" ? { id: first, version } : undefined;
  act(() => openPlaylistModal({ id: track, name, trackVersion }));
  await user.type(await screen.findByRole("textbox", { name: "Name of a new project" }), "Neuf{Enter}");
  const row = await screen.findByRole("button", { name: /^Neuf/ });
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  expect(row).toHaveTextContent("1 track");
  expect(await stored()).toEqual([kind === "version" ? versionIri(first) : trackIri()]);
});

test("a project shows a version with its label and length and plays that very file; rows of one track are told apart", async () => {
  await create([versionIri(first), trackIri(), versionIri(second)]);
  await show(<ProjectScreen kind="projectMusical" />, "?search=1");
  const { whole, label } = await versionName();
  const { mp3File, duration } = await wholeVersion(first);
  const play = await screen.findByRole("button", { name: `Play ${whole}` });
  const row = within(play.closest("li") as HTMLElement);
  expect(row.getByText(label)).toBeVisible();
  expect(row.getByText(duration.replace(/^0/, "0"))).toBeVisible();
  await user.click(play);
  await waitFor(() => expect(media.element()?.src).toContain(mp3File.contentUrl));
  const names = screen
    .getAllByRole("button", { name: /^Play / })
    .map((one) => one.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
});

test("a version is removed and put back in its place; its track and the other version stay", async () => {
  await create([versionIri(first), trackIri(), versionIri(second)]);
  await show(<ProjectScreen kind="projectMusical" />, "?search=1");
  const { whole } = await versionName();
  await user.click(await screen.findByRole("button", { name: `Take out ${whole}, no. 1` }));
  await waitFor(async () => expect(await stored()).toEqual([trackIri(), versionIri(second)]));
  expect(await screen.findByText(`“${whole}” is no longer in the project.`)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect(await stored()).toEqual([versionIri(first), trackIri(), versionIri(second)]),
  );
});

test("a note on a version is shown below it, not below its track; Escape closes the form", async () => {
  await create([versionIri(first), trackIri()]);
  await show(<ProjectScreen kind="projectMusical" />, "?search=1");
  const { whole } = await versionName();
  const begin = await screen.findByRole("button", { name: `Note something on ${whole}` });
  await user.click(begin);
  expect(screen.getByText("Note text")).toBeVisible();
  await user.keyboard("x{Escape}");
  expect(screen.queryByRole("form")).toBeNull();
  expect(begin).toHaveFocus();
  await user.click(begin);
  await user.keyboard("Ici");
  await user.click(screen.getByRole("button", { name: "Save the note" }));
  const list = await screen.findByRole("list", { name: `Notes on ${whole}` });
  expect(within(list).getByText("Ici")).toBeVisible();
  expect(screen.queryByRole("list", { name: `Notes on ${name}` })).toBeNull();
});

test("the cart shows a version, removes it and puts it back; a track without a version is stored as before", async () => {
  await ana.fetch(`/api/user/me/${ana.id}`, {
    method: "PATCH",
    json: { cart: { items: [versionIri(first), trackIri()] } },
  });
  await show(<CartScreen />);
  const { whole } = await versionName();
  await user.click(await screen.findByRole("button", { name: `Take out ${whole}, no. 1` }));
  await waitFor(async () => expect(await cart()).toMatchObject({ items: [trackIri()] }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await cart()).toMatchObject({ items: [versionIri(first), trackIri()] }));
});

test("a list of results holds versions as rows of their own, each with its own actions", async () => {
  const whole = await wholeTrack();
  await show(<TrackList tracks={[whole, itemOf(whole, await wholeVersion(first))]} />);
  const called = await versionName();
  await user.click(screen.getByRole("button", { name: `Put ${called.whole} in the cart` }));
  await screen.findByRole("button", { name: `Take ${called.whole} out of the cart` });
  expect(screen.getByRole("button", { name: `Put ${name} in the cart` })).toBeVisible();
  expect(await cart()).toMatchObject({ items: [versionIri(first)] });
});
