import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { QueryProvider } from "#/lib/query-client.tsx";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack, sampleVersion } from "../support/sample-tracks.ts";

const user = userEvent.setup();
/** The site keeps one query client, with the handler it was first given. */
const failures = vi.fn();
let media: ReturnType<typeof fakeMedia>;
let asked: Request[];
/** Queries outlive a test: each takes a track of its own. */
let id = 100;

beforeEach(() => {
  media = fakeMedia();
  asked = [];
  failures.mockClear();
  id += 1;
});
afterEach(close);

function answerWith(versions: object[], status = 200) {
  network.use(
    http.get("*/api/tracks/:id/versions", ({ request }) => {
      asked.push(request);
      const body = {
        "@id": request.url,
        "@type": "hydra:Collection",
        "hydra:member": versions,
        "hydra:totalItems": 12,
      };
      return HttpResponse.json(body, { status });
    }),
  );
}

/** Shows a track with versions and opens them. */
async function openVersions() {
  const track = sampleTrack({
    id,
    name: "Delta",
    trackVersions: ["/api/track_versions/1", "/api/track_versions/2"],
  });
  await renderInSite(
    <QueryProvider onFailure={failures}>
      <TrackList tracks={[track]} />
      <PlayerHost />
    </QueryProvider>,
    { lang: "en" },
  );
  await user.click(screen.getByRole("button", { name: "2 versions of Delta" }));
  return within(await screen.findByRole("dialog", { name: "Versions of “Delta”" }));
}
const version = (number: number, name: string) =>
  sampleVersion({
    id: number,
    version: name,
    name: "Delta",
    track: { ...sampleVersion({ id: 1 }).track, id },
  });

test("a track without versions offers none", async () => {
  await renderInSite(<TrackList tracks={[sampleTrack({ id })]} />, { lang: "en" });
  expect(screen.queryByRole("button", { name: /version/ })).toBeNull();
});

test("opening asks for the versions with their page size, enabled ones, without a token", async () => {
  Cookies.set("token", "secret");
  answerWith([version(1, "Full")]);
  await openVersions();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.url).toMatch(new RegExp(`/api/tracks/${id}/versions\\?ows=8&isEnable=true$`));
  expect(asked[0]?.headers.has("authorization")).toBe(false);
});

test("every version received is listed with its figures, publisher and terms, even more than eight", async () => {
  answerWith(Array.from({ length: 11 }, (_, index) => version(index + 1, `Edit ${index + 1}`)));
  const dialog = await openVersions();
  await dialog.findByText("Edit 11");
  expect(dialog.getAllByRole("button", { name: /^Play Delta, Edit/ })).toHaveLength(11);
  const first = dialog.getByText("Edit 1").closest("li")?.textContent;
  for (const fact of ["Edit 1", "Delta", "00:30", "92", "C# minor", "Example Publishing", "Roots"])
    expect(first).toContain(fact);
  expect(dialog.getAllByRole("link", { name: "Roots" })[0]).toHaveAttribute(
    "href",
    "/en/search-guidee?terms=roots",
  );
});

test("the family begins with the full mix, which every length is told against; a list that has it names it once", async () => {
  answerWith([version(1, "60 s edit"), { ...version(2, "Underscore"), durationSeconds: 100 }]);
  const dialog = await openVersions();
  const edit = (await dialog.findByText("60-second edit")).closest("li");
  expect(
    dialog.getAllByRole("button", { name: /^Play Delta/ }).map((one) => one.getAttribute("aria-label")),
  ).toEqual(["Play Delta, Full version", "Play Delta, 60-second edit", "Play Delta, Underscore"]);
  expect(edit).toHaveTextContent("30% of the full version");
  expect(dialog.getByText("Full version").closest("li")).toHaveTextContent("Reference");
  await user.click(dialog.getByRole("button", { name: "Play Delta, Full version" }));
  await waitFor(() => expect(media.element()?.src).toContain(`/media/track/mp3/track-${id}.mp3`));
  expect(await dialog.findAllByRole("button", { name: /^Compare at the same instant/ })).toHaveLength(2);
});

test("of a version whose length nobody told no share is told either", async () => {
  answerWith([{ ...version(1, "Edit 1"), durationSeconds: 0 }, version(2, "Edit 2")]);
  const dialog = await openVersions();
  const unknown = (await dialog.findByText("Edit 1")).closest("li");
  expect(unknown).not.toHaveTextContent("%");
  expect(dialog.getByText("Edit 2").closest("li")).toHaveTextContent("30% of the full version");
});

test("one version is downloaded by itself; its dialog stands in that of the versions, which stays", async () => {
  const taken: string[] = [];
  network.use(
    http.get("*/api/front/download_offers", ({ request }) => {
      taken.push(request.url);
      const formats = [{ format: "mp3", files: 1, bytes: 1_200_000 }];
      return HttpResponse.json({ "@id": "/x", "@type": "DownloadOffer", files: 1, formats });
    }),
  );
  Cookies.set("token", "secret");
  answerWith([version(30, "Full"), version(31, "30 s edit")]);
  const versions = await openVersions();
  await user.click(await versions.findByRole("button", { name: "Download Delta, 30-second edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Download Delta" }));
  expect(dialog.getByText("30-second edit")).toBeVisible();
  expect(await dialog.findByText("1.2 MB")).toBeVisible();
  expect(taken[0]).toMatch(new RegExp(`\\?track=${id}&version=31$`));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Download Delta" })).toBeNull());
  expect(versions.getByRole("button", { name: "Download Delta, 30-second edit" })).toHaveFocus();
});

test("a version plays from its own file and counts as its track, once the dialog has closed", async () => {
  const listened: unknown[] = [];
  network.use(
    http.post("*/api/tracks_listeneds", async ({ request }) => {
      listened.push(await request.json());
      return HttpResponse.json({ "@id": "/x", "@type": "TracksListened", id: 1 }, { status: 201 });
    }),
  );
  answerWith([version(31, "30 s edit")]);
  const dialog = await openVersions();
  await user.click(await dialog.findByRole("button", { name: "Play Delta, 30-second edit" }));
  await waitFor(() => expect(media.element()?.src).toContain("/media/track/mp3/version-31.mp3"));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  media.advance(8);
  expect(listened).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(listened).toEqual([{ tracks: `/api/tracks/${id}`, user: null }]));
});

test("another version of what plays can be heard at the same instant", async () => {
  answerWith([version(1, "Full"), { ...version(2, "Underscore"), durationSeconds: 100 }]);
  const dialog = await openVersions();
  await user.click(await dialog.findByRole("button", { name: "Play Delta, Full version" }));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  media.advance(12);
  await user.click(dialog.getByRole("button", { name: "Compare at the same instant: Underscore" }));
  await waitFor(() => expect(media.element()?.src).toContain("version-2.mp3"));
  await waitFor(() => expect(media.element()?.currentTime).toBe(12));
});

test("versions that cannot be had are only logged: no toast, and the dialog can ask again and close", async () => {
  answerWith([], 500);
  const dialog = await openVersions();
  expect(await dialog.findByRole("alert")).toHaveTextContent("cannot be shown");
  expect(failures).toHaveBeenCalledWith(expect.anything(), null);
  answerWith([version(1, "Full")]);
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await dialog.findByText("Full version");
  await user.click(dialog.getByRole("button", { name: "Close the versions" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "2 versions of Delta" })).toHaveFocus();
});
