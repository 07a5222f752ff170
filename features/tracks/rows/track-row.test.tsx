import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack, sampleVersion } from "#/tests/support/sample-tracks.ts";
import { itemOf } from "./item-of.ts";
import { TrackList } from "./track-list.tsx";

const track = sampleTrack({ id: 12, name: "The hunters of Segou", slug: "hunters" });

test("a row contains a long name in full, also for screen readers, and its first two words for narrow rows", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const title = screen.getByRole("link", { name: "The hunters of Segou" });
  expect(title).toHaveTextContent(/^The hunters of Segou$/);
  expect(title.querySelector("[data-short]")).toHaveAttribute("data-short", "The hunters...");
  expect(title).toHaveAttribute("href", "/fr/album/hunters");
});

test("with defaultName the full name is shown", async () => {
  await renderInSite(<TrackList tracks={[track]} defaultName />, { lang: "fr" });
  expect(screen.getByRole("link", { name: "The hunters of Segou" })).toHaveTextContent(
    /^The hunters of Segou$/,
  );
});

test("a row labels its figures in the page's language, and its mood opens guided search", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const row = screen.getByRole("listitem");
  expect(row).toHaveTextContent("Durée 01:40");
  expect(row).toHaveTextContent("bpm 92");
  expect(row).toHaveTextContent("DO# mineur");
  expect(screen.getByRole("link", { name: "Racines" })).toHaveAttribute(
    "href",
    "/fr/search-guidee?terms=roots",
  );
});

test("marks an estimated tempo or key, visibly and for screen readers, and no other", async () => {
  await renderInSite(<TrackList tracks={[{ ...track, estimated: ["bpm"] }]} />, { lang: "fr" });
  const row = screen.getByRole("listitem");
  expect(row).toHaveTextContent("bpm ≈environ 92");
  expect(screen.getByText("≈")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByTitle("Estimé d’après le son")).toBeInTheDocument();
  expect(row).toHaveTextContent(/(?<!environ )DO# mineur/);
});

test("the buttons of a row have tooltips with label and key while the pointer is on it", async () => {
  const user = userEvent.setup();
  await renderInSite(<TrackList tracks={[track]} />, { lang: "en" });
  const row = within(screen.getByRole("listitem"));
  const titles = () => row.getAllByRole("button").flatMap(({ title }) => title || []);
  expect(titles()).toEqual([]);

  await user.hover(screen.getByRole("link", { name: "The hunters of Segou" }));
  expect(titles()).toEqual([
    "Tracks like The hunters of Segou (S)",
    "Add The hunters of Segou to a project (A)",
    "Put The hunters of Segou in the cart (C)",
    "Download The hunters of Segou",
    "Add The hunters of Segou to the queue",
    "Actions on The hunters of Segou",
  ]);
  const cart = screen.getByTitle(/\(C\)$/);
  expect(cart).toHaveAttribute("aria-description", "");
  expect(cart).toHaveAttribute("aria-keyshortcuts", "C");

  await user.hover(document.body);
  expect(titles()).toEqual([]);
});

test("the waveform is the track's own image, loaded when near, and not focusable", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const image = document.querySelector("img");
  expect(image).toHaveAttribute("src", "/media/track/svg/start_svg_12.svg");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(document.querySelector("[data-waveform]")).toHaveAttribute("tabindex", "-1");
});

test("the waveforms of a list are one image, except its versions; without such an image each row loads its own", async () => {
  const measured = [12, 13].map((id) => sampleTrack({ id, analysis: `media/track/analysis/${id}.json` }));
  const tracks = [...measured, itemOf(track, sampleVersion({ id: 31 }))];
  const { show } = await renderInSite(<TrackList tracks={tracks} />, { lang: "fr" });
  const sources = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources()).toEqual([
    "/media/track/svg/start_svgs.svg?tracks=12,13#t12",
    "/media/track/svg/start_svgs.svg?tracks=12,13#t13",
  ]);
  for (const image of document.querySelectorAll("img")) fireEvent.error(image);
  expect(sources()).toEqual(["/media/track/svg/start_svg_12.svg", "/media/track/svg/start_svg_13.svg"]);
  for (const image of document.querySelectorAll("img")) fireEvent.error(image);
  for (const image of document.querySelectorAll("img")) expect(image).not.toBeVisible();
  // The same rows in a longer list have a different shared image.
  show(<TrackList tracks={[...tracks, sampleTrack({ id: 14, analysis: "media/track/analysis/14.json" })]} />);
  expect(sources()).toContain("/media/track/svg/start_svgs.svg?tracks=12,13,14#t12");
  for (const image of document.querySelectorAll("img")) fireEvent.load(image);
  for (const image of document.querySelectorAll("img")) expect(image).toBeVisible();
});

test("a backend without analyses is not asked for the waveforms of a list", async () => {
  await renderInSite(<TrackList tracks={[track, sampleTrack({ id: 13 })]} />, { lang: "fr" });
  const sources = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources).toEqual(["/media/track/svg/start_svg_12.svg", "/media/track/svg/start_svg_13.svg"]);
});

test("the covers of a list are one image, unless they differ in French; without such an image each row loads its own", async () => {
  const image = (id: number) => `media/images/cover-${id}.png`;
  const measured = (id: number, imageFr = image(id)) =>
    sampleTrack({ id, analysis: `media/track/analysis/${id}.json`, image: image(id), imageFr });
  const tracks = [measured(12), measured(13), measured(14, "media/images/fr.png")];
  await renderInSite(<TrackList tracks={tracks} showCover />, { lang: "fr" });
  const covers = () => [...document.querySelectorAll("img")].filter((one) => !one.closest("[data-waveform]"));
  const sources = () => covers().map((one) => [one.getAttribute("src"), one.getAttribute("srcset")]);
  const own = (name: string) => [
    `/media/resize/w_40,q_80,f_webp/images/${name}.png`,
    `/media/resize/w_80,q_80,f_webp/images/${name}.png 2x`,
  ];
  const together = (id: number) => [
    expect.stringMatching(new RegExp(`^/media/track/covers/40\\.svg\\?ids=12,13&v=\\w+#c${id}$`)),
    expect.stringMatching(new RegExp(`^/media/track/covers/80\\.svg\\?ids=12,13&v=\\w+#c${id} 2x$`)),
  ];
  expect(sources()).toEqual([together(12), together(13), own("fr")]);
  for (const one of covers()) fireEvent.error(one);
  expect(sources()).toEqual([own("cover-12"), own("cover-13"), own("fr")]);
});

test("a list with another cover of a track has another drawing of its covers, otherwise the same", async () => {
  const shown = async (image: string) => {
    const tracks = [12, 13].map((id) =>
      sampleTrack({
        id,
        analysis: `media/track/analysis/${id}.json`,
        image: id === 12 ? "media/images/a.png" : image,
      }),
    );
    const { unmount } = await renderInSite(<TrackList tracks={tracks} showCover />, { lang: "fr" });
    const src = document.querySelector("img[src*='/covers/']")?.getAttribute("src");
    unmount();
    return src;
  };
  const before = await shown("media/images/b.png");
  expect(before).toMatch(/#c12$/);
  expect(await shown("media/images/b.png")).toBe(before);
  expect(await shown("media/images/new.png")).not.toBe(before);
});

test("a backend without analyses is not asked for the covers of a list", async () => {
  const tracks = [12, 13].map((id) => sampleTrack({ id, image: "media/images/a.png" }));
  await renderInSite(<TrackList tracks={tracks} showCover />, { lang: "fr" });
  expect(document.querySelector("img[src*='/covers/']")).toBeNull();
});

test("marks the track in the address", async () => {
  await renderInSite(<TrackList tracks={[track]} marked={12} />, { lang: "fr" });
  expect(screen.getByRole("listitem")).toHaveAttribute("aria-current", "true");
});

test("highlights the row of a track while any of its versions plays, unless that version has a row beside it", async () => {
  const ofVersion = itemOf(track, sampleVersion({ id: 31 }));
  const ofOther = itemOf(track, sampleVersion({ id: 32 }));
  const lit = () => screen.getAllByRole("listitem").map(({ dataset }) => dataset.playing === "true");
  await renderInSite(<TrackList tracks={[track, ofVersion, sampleTrack({ id: 13 })]} />, { lang: "fr" });
  act(() => usePlayer.setState({ current: playableOfTrack(track) }));
  expect(lit()).toEqual([true, false, false]);
  act(() => usePlayer.setState({ current: playableOfTrack(ofVersion) }));
  expect(lit()).toEqual([false, true, false]);
  act(() => usePlayer.setState({ current: playableOfTrack(ofOther) }));
  expect(lit()).toEqual([true, false, false]);
  act(() => usePlayer.setState({ current: null }));
  expect(lit()).toEqual([false, false, false]);
});

test("the play button of a folded row names the playing version, pauses it and resumes it", async () => {
  const ofVersion = itemOf(track, sampleVersion({ id: 31 }));
  await renderInSite(<TrackList tracks={[track, sampleTrack({ id: 13 })]} />, { lang: "en" });
  act(() => usePlayer.setState({ current: playableOfTrack(ofVersion), playing: true }));
  const button = screen.getByRole("button", { name: "Pause The hunters of Segou, 30-second edit" });
  fireEvent.click(button);
  expect(usePlayer.getState()).toMatchObject({ current: playableOfTrack(ofVersion), playing: false });
  expect(button).toHaveAccessibleName("Play The hunters of Segou, 30-second edit");
  fireEvent.click(button);
  expect(usePlayer.getState()).toMatchObject({ current: playableOfTrack(ofVersion), playing: true });
  act(() => usePlayer.setState({ current: null, playing: false }));
});

/** Returns tracks that record each rendering of their row's columns, by id. */
function watchedTracks(ids: readonly number[]) {
  const rendered: number[] = [];
  const tracks = ids.map((id) =>
    Object.defineProperty(sampleTrack({ id }), "trackVersions", {
      get: () => {
        rendered.push(id);
        return [];
      },
    }),
  );
  return { tracks, rendered };
}

test("in a list only the rows whose own state changes are rendered again", async () => {
  const { tracks, rendered } = watchedTracks([1, 2, 3]);
  await renderInSite(<TrackList tracks={tracks} numbered />, { lang: "en" });
  expect(new Set(rendered)).toEqual(new Set([1, 2, 3]));
  rendered.length = 0;
  act(() => usePlayer.setState({ current: playableOfTrack(sampleTrack({ id: 2 })), playing: true }));
  expect(new Set(rendered)).toEqual(new Set([2]));
  rendered.length = 0;
  act(() => useBusyCart.setState({ busy: ["/api/tracks/3"] }));
  expect(new Set(rendered)).toEqual(new Set([3]));
  expect(screen.getByRole("button", { name: "Put Track 3 in the cart" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  act(() => {
    useBusyCart.setState({ busy: [] });
    usePlayer.setState({ current: null, playing: false });
  });
});

test("a press on a button acts on the track or the version of its own row", async () => {
  const ofVersion = itemOf(track, sampleVersion({ id: 31 }));
  // Another backend may have such ids.
  const opaque = { ...sampleTrack({ id: 13 }), id: "a&b" };
  const { journey } = await renderInSite(<TrackList tracks={[track, ofVersion, opaque]} />, { lang: "en" });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Tracks like Track 13" }));
  expect(journey).toEqual(["push /en/search-similarity?track=a%26b"]);
  const more = screen.getByRole("button", { name: "Actions on The hunters of Segou, 30-second edit" });
  await user.click(more);
  const sheet = within(await screen.findByRole("dialog", { name: "The hunters of Segou, 30-second edit" }));
  await user.click(sheet.getByRole("button", { name: "Close" }));
  expect(more).toHaveFocus();
  // React makes an element with `onClick` clickable for assistive technology by a handler of its own.
  expect(screen.getByRole("list").onclick).toBeNull();
});

test("the actions of a row close when the list shows other tracks, and stay closed", async () => {
  const first = <TrackList tracks={[track]} />;
  const { show } = await renderInSite(first, { lang: "en" });
  fireEvent.click(screen.getByRole("button", { name: "Actions on The hunters of Segou" }));
  await screen.findByRole("dialog");
  show(<TrackList tracks={[sampleTrack({ id: 13 })]} />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  show(first);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
