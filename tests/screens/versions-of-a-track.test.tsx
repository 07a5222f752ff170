import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { itemOf } from "#/features/tracks/rows/item-of.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { QueryProvider } from "#/lib/api/query-client.tsx";
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
  // A track heard while its versions were shown counts once the player closes.
  network.use(http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })));
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

/** Shows a track with versions, or a version of it, and unfolds them. */
async function openVersions(
  track: RowTrack = sampleTrack({
    id,
    name: "Delta",
    trackVersions: ["/api/track_versions/1", "/api/track_versions/2"],
  }),
) {
  await renderInSite(
    <QueryProvider onFailure={failures}>
      <TrackList tracks={[track]} />
      <PlayerHost />
    </QueryProvider>,
    { lang: "en" },
  );
  await user.click(screen.getByRole("button", { name: "3 versions of Delta" }));
  return within(await screen.findByRole("region", { name: "Versions of “Delta”" }));
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

test("opening requests the enabled versions with their page size, without a token", async () => {
  Cookies.set("token", "secret");
  answerWith([version(1, "Full")]);
  await openVersions();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.url).toMatch(new RegExp(`/api/tracks/${id}/versions\\?ows=8&isEnable=true$`));
  expect(asked[0]?.headers.has("authorization")).toBe(false);
});

test("a press of the mouse asks for the versions before it ends, and once", async () => {
  answerWith([version(1, "Full")]);
  const track = sampleTrack({ id, name: "Delta", trackVersions: ["/api/track_versions/1"] });
  await renderInSite(
    <QueryProvider onFailure={failures}>
      <TrackList tracks={[track]} />
    </QueryProvider>,
    { lang: "en" },
  );
  const opener = screen.getByRole("button", { name: "2 versions of Delta" });
  await user.pointer({ keys: "[MouseLeft>]", target: opener });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(opener).toHaveAttribute("aria-expanded", "false");
  await user.pointer({ keys: "[/MouseLeft]", target: opener });
  const family = within(await screen.findByRole("region", { name: "Versions of “Delta”" }));
  await family.findByText("Full version");
  expect(asked).toHaveLength(1);
});

test("one region announces that the versions are being loaded, and then how many there are", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(
    http.get("*/api/tracks/:id/versions", async ({ request }) => {
      await held;
      return HttpResponse.json({
        "@id": request.url,
        "@type": "hydra:Collection",
        "hydra:member": [version(1, "60 s edit"), version(2, "Underscore")],
        "hydra:totalItems": 2,
      });
    }),
  );
  const family = await openVersions();
  const region = family.getByRole("status");
  await waitFor(() => expect(region).toHaveTextContent("Loading"));
  answer();
  await waitFor(() => expect(region).toHaveTextContent("3 versions"));
  expect(region).toBeInTheDocument();
});

test("every version received is listed, even more than eight, each with its own facts; those that all share are told once", async () => {
  const all = Array.from({ length: 11 }, (_, index) => version(index + 1, `Edit ${index + 1}`));
  answerWith(all.map((one) => (one.version === "Edit 1" ? { ...one, bpm: 46 } : one)));
  const family = await openVersions();
  await family.findByText("Edit 11");
  expect(family.getAllByRole("button", { name: /^Play Delta, Edit/ })).toHaveLength(11);
  const first = family.getByText("Edit 1").closest("li")?.textContent;
  for (const fact of ["Edit 1", "00:30", "46\u00a0bpm"]) expect(first).toContain(fact);
  expect(family.getByText("Edit 2").closest("li")).toHaveTextContent("92 bpm");
  const common = within(family.getByRole("list", { name: "Common to all versions" }));
  expect(common.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "C# minor",
    "Example Publishing",
    "Roots",
  ]);
  expect(family.getByRole("link", { name: "Roots" })).toHaveAttribute(
    "href",
    "/en/search-guidee?terms=roots",
  );
});

test("the row unfolds the full version and its two other versions", async () => {
  answerWith([version(1, "60 s edit"), version(2, "Underscore")]);
  const family = await openVersions();
  await family.findByText("Underscore");
  expect(family.getAllByRole("button", { name: /^Play Delta/ })).toHaveLength(3);
});

test("the family begins with the full mix, with which every length is compared; a list that contains it shows it once", async () => {
  answerWith([version(1, "60 s edit"), { ...version(2, "Underscore"), durationSeconds: 100 }]);
  const family = await openVersions();
  const edit = (await family.findByText("60-second edit")).closest("li");
  expect(
    family.getAllByRole("button", { name: /^Play Delta/ }).map((one) => one.getAttribute("aria-label")),
  ).toEqual(["Play Delta, Full version", "Play Delta, 60-second edit", "Play Delta, Underscore"]);
  expect(edit).toHaveTextContent("30% of the full version");
  expect(family.getByText("Full version").closest("li")).toHaveTextContent("Reference");
  await user.click(family.getByRole("button", { name: "Play Delta, Full version" }));
  await waitFor(() => expect(media.element()?.src).toContain(`/media/track/mp3/track-${id}.mp3`));
  await waitFor(() =>
    expect(family.getAllByRole("button", { name: /^Compare at the same instant/ })).toHaveLength(2),
  );
});

test("a version of unknown length is shown without its share of the full length", async () => {
  answerWith([{ ...version(1, "Edit 1"), durationSeconds: 0 }, version(2, "Edit 2")]);
  const family = await openVersions();
  const unknown = (await family.findByText("Edit 1")).closest("li");
  expect(unknown).not.toHaveTextContent("%");
  expect(family.getByText("Edit 2").closest("li")).toHaveTextContent("30% of the full version");
});

test("one version can be downloaded alone; its dialog opens above the versions, which stay open", async () => {
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
  expect(taken[0]).toMatch(new RegExp(`\\?track=${id}&version=31&locale=en$`));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Download Delta" })).toBeNull());
  expect(versions.getByRole("button", { name: "Download Delta, 30-second edit" })).toHaveFocus();
});

test("a version plays from its own file and counts as its track, told with itself, once the versions are folded", async () => {
  const listened: unknown[] = [];
  network.use(
    http.post("*/api/tracks_listeneds", async ({ request }) => {
      listened.push(await request.json());
      return HttpResponse.json({ "@id": "/x", "@type": "TracksListened", id: 1 }, { status: 201 });
    }),
  );
  answerWith([version(31, "30 s edit")]);
  const family = await openVersions();
  await user.click(await family.findByRole("button", { name: "Play Delta, 30-second edit" }));
  await waitFor(() => expect(media.element()?.src).toContain("/media/track/mp3/version-31.mp3"));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  media.advance(8);
  expect(listened).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Versions of / })).toBeNull());
  const told = { tracks: `/api/tracks/${id}`, user: null, version: "/api/track_versions/31" };
  await waitFor(() => expect(listened).toEqual([told]));
});

test.each([
  ["another version is pressed", "pressed", 31],
  ["the player is closed", "closed", 31],
])(
  "the listening names the version that was heard, even if %s before it is reported",
  async (_, act, heard) => {
    const listened: unknown[] = [];
    network.use(
      http.post("*/api/tracks_listeneds", async ({ request }) => {
        listened.push(await request.json());
        return HttpResponse.json({ "@id": "/x", "@type": "TracksListened", id: 1 }, { status: 201 });
      }),
    );
    answerWith([version(31, "30 s edit"), version(32, "60 s edit")]);
    const family = await openVersions();
    await user.click(await family.findByRole("button", { name: "Play Delta, 30-second edit" }));
    await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
    media.advance(8);
    if (act === "closed") close();
    else await user.click(family.getByRole("button", { name: "Play Delta, 60-second edit" }));
    await user.keyboard("{Escape}");
    const told = { tracks: `/api/tracks/${id}`, user: null, version: `/api/track_versions/${heard}` };
    await waitFor(() => expect(listened).toEqual([told]));
  },
);

test("another version of the playing track can be heard at the same instant", async () => {
  answerWith([version(1, "Full"), { ...version(2, "Underscore"), durationSeconds: 100 }]);
  const family = await openVersions();
  await user.click(await family.findByRole("button", { name: "Play Delta, Full version" }));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  media.advance(12);
  await user.click(family.getByRole("button", { name: "Compare at the same instant: Underscore" }));
  await waitFor(() => expect(media.element()?.src).toContain("version-2.mp3"));
  await waitFor(() => expect(media.element()?.currentTime).toBe(12));
});

test("versions that cannot be loaded are only logged, without a toast, and can be requested again and folded", async () => {
  answerWith([], 500);
  const family = await openVersions();
  expect(await family.findByRole("alert")).toHaveTextContent("cannot be shown");
  expect(failures).toHaveBeenCalledWith(expect.anything(), null);
  answerWith([version(1, "Full")]);
  await user.click(family.getByRole("button", { name: "Try again" }));
  await family.findByText("Full version");
  const opener = screen.getByRole("button", { name: "3 versions of Delta" });
  await user.click(opener);
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Versions of / })).toBeNull());
  expect(opener).toHaveFocus();
});

test("the versions unfold under their row, which says so, and Escape folds them and hands the focus back", async () => {
  answerWith([version(1, "60 s edit"), version(2, "Underscore")]);
  const family = await openVersions();
  const opener = screen.getByRole("button", { name: "3 versions of Delta" });
  expect(opener).toHaveAttribute("aria-expanded", "true");
  const region = screen.getByRole("region", { name: "Versions of “Delta”" });
  expect(opener).toHaveAttribute("aria-controls", region.id);
  expect(opener.closest("li")).toContainElement(region);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await family.findByText("3 versions")).toHaveAttribute("role", "status");
  family.getByRole("button", { name: "Play Delta, Underscore" }).focus();
  await user.keyboard("{Escape}");
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(region).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  await screen.findByRole("region", { name: "Versions of “Delta”" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: /^Versions of / })).toBeNull();
  expect(opener).toHaveFocus();
});

test("with nothing of the family heard, comparing begins the full version, then goes over at its instant", async () => {
  answerWith([version(1, "60 s edit"), { ...version(2, "Underscore"), durationSeconds: 100 }]);
  const heard: string[] = [];
  const stop = usePlayer.subscribe(({ current, status }) => {
    const now = current?.version ?? "Full";
    if (status === "ready" && heard.at(-1) !== now) heard.push(now);
  });
  const family = await openVersions();
  const buttons = await family.findAllByRole("button", { name: /^Compare at the same instant/ });
  expect(buttons).toHaveLength(2);
  await user.click(family.getByRole("button", { name: "Compare at the same instant: Underscore" }));
  await waitFor(() => expect(heard).toEqual(["Full", "Underscore"]));
  stop();
});

test("the row of one version of a track unfolds the whole track's family, the full version once", async () => {
  const whole = sampleTrack({
    id,
    name: "Delta",
    trackVersions: ["/api/track_versions/1", "/api/track_versions/2"],
  });
  network.use(http.get("*/api/tracks/:id", () => HttpResponse.json(whole)));
  answerWith([version(1, "60 s edit"), version(2, "Underscore")]);
  const family = await openVersions(itemOf(whole, version(1, "60 s edit")));
  expect(
    (await family.findAllByRole("button", { name: /^Play Delta/ })).map((one) =>
      one.getAttribute("aria-label"),
    ),
  ).toEqual(["Play Delta, Full version", "Play Delta, 60-second edit", "Play Delta, Underscore"]);
});
