import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asc, eq, inArray } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { CueSheet } from "#/contract/cue-sheet.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { closeSheet, isUnkept, useSheet } from "#/features/cue-sheets/sheet-store.ts";
import { close as closePlayer } from "#/features/player/bar-actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { usePicture } from "#/features/player/picture/picture-store.ts";
import { usePlayer } from "#/features/player/store.ts";
import { resetPlaylists } from "#/features/projects/playlist-list.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { browserQueryClient, forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { fakeMedia } from "#/tests/support/fake-media.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
let ana: SignedIn;
let project = 0;
/** Titles of the tracks of the project. */
let first = "";
let second = "";

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api(), { isVerified: true });
  storeToken(ana.token);
  const made = await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Film", tracks: ["/api/tracks/4", "/api/tracks/2"] },
  });
  project = ((await made.json()) as { id: number }).id;
  const rows = await api()
    .db.select({ id: tracks.id, name: tracks.name })
    .from(tracks)
    .where(inArray(tracks.id, [4, 2]));
  first = rows.find(({ id }) => id === 4)?.name ?? "";
  second = rows.find(({ id }) => id === 2)?.name ?? "";
});
afterEach(async () => {
  // A request still on its way would come when the API answers no more.
  await waitFor(() => {
    const client = browserQueryClient();
    const waiting = [client?.isFetching(), client?.isMutating(), isUnkept(useSheet.getState())];
    expect(waiting).toEqual([0, 0, false]);
  });
  // A page that is left asks for nothing that is forgotten below.
  cleanup();
  closePlayer();
  act(() => {
    closeSheet();
    resetPlaylists();
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
  localStorage.clear();
});

async function show(lang: Lang = "fr") {
  await renderInSite(
    <Providers>
      <ProjectScreen kind="projectMusical" />
      <Toaster />
    </Providers>,
    { lang, pathname: `/${lang}/user/projects/playlist`, search: `?search=${project}` },
  );
  await act(loadProfile);
}
async function open(lang: Lang = "fr") {
  await show(lang);
  // Its outline has the same words, and can be neither read nor pressed.
  const lay = lang === "fr" ? /^Placer au curseur/ : /^Lay at the cursor/;
  expect(await screen.findAllByRole("button", { name: lay })).toHaveLength(2);
}
const kept = async () =>
  (await (await ana.fetch(`/api/user_playlists/${project}/cue_sheet`)).json()) as CueSheet;
/** The items of the project's list, in its order. */
const listed = async () => {
  const { tracks: items } = (await (await ana.fetch(`/api/user_playlists/${project}`)).json()) as Playlist;
  return items.map((item) => item["@id"]);
};
const block = (name: string) => screen.getByRole("slider", { name });

test("if a sheet cannot be loaded, the outline of the film disappears, and another try loads it", async () => {
  let fails = true;
  network.use(
    http.get("*/api/user_playlists/:id/cue_sheet", () =>
      fails ? new HttpResponse(null, { status: 400 }) : undefined,
    ),
  );
  await show();
  const again = await screen.findByRole("button", { name: "Réessayer" });
  await screen.findAllByText(first);
  await waitFor(() => expect(screen.queryByText("Chargement de la musique dans le film")).toBeNull());
  fails = false;
  await userEvent.setup().click(again);
  expect(await screen.findAllByRole("button", { name: /^Placer au curseur/ })).toHaveLength(2);
});

test("a cue placed on the strip is moved by frames and seconds and trimmed, and the sheet below shows it", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole("button", { name: `Placer au curseur\u00a0: ${first}` }));
  const laid = await screen.findByRole("slider", { name: `N°\u00a01, ${first}` });
  await waitFor(() => expect(laid).toHaveFocus());
  await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}");
  expect(laid).toHaveAttribute("aria-valuenow", "27");
  expect(laid).toHaveAttribute("aria-valuetext", expect.stringMatching(/^de 1 s et 2 images à /));
  await user.keyboard("{PageUp}{ArrowLeft}");
  expect(laid).toHaveAttribute("aria-valuenow", "276");
  const out = block(`Sortie de ${first}`);
  const end = Number(out.getAttribute("aria-valuenow"));
  fireEvent.keyDown(out, { key: "ArrowLeft", shiftKey: true });
  expect(block(`Sortie de ${first}`)).toHaveAttribute("aria-valuenow", String(end - 25));

  const tools = within(screen.getByRole("region", { name: `N°\u00a01, ${first}\u00a0: réglages` }));
  await user.clear(tools.getByLabelText("Début"));
  await user.type(tools.getByLabelText("Début"), "0:10{Enter}");
  expect(laid).toHaveAttribute("aria-valuenow", "250");
  const row = within(await screen.findByRole("listitem", { name: `Œuvre 1\u00a0: ${first}` }));
  expect(row.getByLabelText("Début")).toHaveValue("00:00:10:00");
  await waitFor(async () => expect((await kept()).cues[0]).toMatchObject({ title: first, start: 250 }));
});

test("a cue that is changed in the sheet changes on the strip, and one taken off the strip waits to be placed again", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole("button", { name: `Placer au curseur\u00a0: ${second}` }));
  await screen.findByRole("slider", { name: `N°\u00a02, ${second}` });
  const row = within(await screen.findByRole("listitem", { name: `Œuvre 2\u00a0: ${second}` }));
  await user.clear(row.getByLabelText("Fin"));
  await user.type(row.getByLabelText("Fin"), "0:05{Enter}");
  expect(block(`N°\u00a02, ${second}`)).toHaveAttribute("aria-valuetext", "de 0 s à 5 s");
  await user.click(screen.getByRole("button", { name: `Ôter ${second} du film` }));
  expect(screen.queryByRole("slider", { name: `N°\u00a02, ${second}` })).not.toBeInTheDocument();
  expect(screen.getByText("2 titres à placer")).toBeInTheDocument();
});

test("a track that leaves the project leaves the sheet too, unless it is placed", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole("button", { name: `Placer au curseur\u00a0: ${first}` }));
  await screen.findByRole("slider", { name: `N°\u00a01, ${first}` });
  await user.click(screen.getByRole("button", { name: new RegExp(`^Retirer ${second}, n°`) }));
  await waitFor(() => expect(screen.queryByText(/à placer/)).not.toBeInTheDocument());
  expect(screen.queryByRole("listitem", { name: `Œuvre 2\u00a0: ${second}` })).not.toBeInTheDocument();
  expect(block(`N°\u00a01, ${first}`)).toBeInTheDocument();
});

test("a block's version is replaced by another, and the block stays in its place", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole("button", { name: `Placer au curseur\u00a0: ${first}` }));
  await screen.findByRole("slider", { name: `N°\u00a01, ${first}` });
  const place = (await screen.findByLabelText("À sa place")) as HTMLSelectElement;
  await waitFor(() => expect(place.options.length).toBeGreaterThan(2));
  const option = [...place.options].find(({ text }) => text.startsWith(`${first}, `)) as HTMLOptionElement;
  await user.selectOptions(place, option);
  await user.click(screen.getByRole("button", { name: "Prendre" }));
  await screen.findByRole("slider", { name: `N°\u00a01, ${option.text}` });
  // It replaces the track in the project's list too, and the undo restores that.
  await waitFor(async () => expect(await listed()).toEqual([option.value, "/api/tracks/2"]));
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(async () => expect(await listed()).toEqual(["/api/tracks/4", "/api/tracks/2"]));
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await waitFor(async () => expect(await listed()).toEqual([option.value, "/api/tracks/2"]));
  // The track that it replaced does not wait for another place.
  expect(screen.getByText("1 titre à placer")).toBeInTheDocument();
  await waitFor(async () =>
    expect((await kept()).cues[0]).toMatchObject({ start: 0, version: option.value, title: first }),
  );
});

const REPLACE = {
  fr: {
    lay: (name: string) => `Placer au curseur\u00a0: ${name}`,
    block: (name: string) => `N°\u00a01, ${name}`,
    tools: (name: string) => `N°\u00a01, ${name}\u00a0: réglages`,
    row: (name: string) => `Œuvre 1\u00a0: ${name}`,
    duration: "Durée",
    button: "Remplacer…",
    open: (name: string) => `Remplacer ${name}`,
    list: (name: string) => `À la place de ${name}`,
    found: "10 passages proches.",
    take: "Prendre ce passage",
    taken: (name: string) => ` remplace ${name}.`,
    undo: "Annuler",
  },
  en: {
    lay: (name: string) => `Lay at the cursor: ${name}`,
    block: (name: string) => `No. 1, ${name}`,
    tools: (name: string) => `No. 1, ${name}: settings`,
    row: (name: string) => `Cue 1: ${name}`,
    duration: "Duration",
    button: "Replace…",
    open: (name: string) => `Replace ${name}`,
    list: (name: string) => `In place of ${name}`,
    found: "10 near parts.",
    take: "Take this part",
    taken: (name: string) => ` replaces ${name}.`,
    undo: "Undo",
  },
};

/** Places the first track from 0:10 for twenty seconds; returns the tools of its block. */
async function layTwentySeconds(lang: Lang, user: ReturnType<typeof userEvent.setup>) {
  const words = REPLACE[lang];
  fakeMedia();
  network.use(http.get("*/media/track/analysis/*", () => new HttpResponse(null, { status: 404 })));
  await open(lang);
  await user.click(screen.getByRole("button", { name: words.lay(first) }));
  const laid = await screen.findByRole("slider", { name: words.block(first) });
  // Its focus comes a frame later, and would take the keys from the field.
  await waitFor(() => expect(laid).toHaveFocus());
  const tools = within(screen.getByRole("region", { name: words.tools(first) }));
  for (const [label, time] of [
    [lang === "fr" ? "Début" : "In", "0:10"],
    [words.duration, "0:20"],
  ] as const) {
    await user.clear(tools.getByLabelText(label));
    await user.type(tools.getByLabelText(label), `${time}{Enter}`);
  }
  return tools;
}

describe.each(["fr", "en"] as const)("a cue replaced in the cut, in %s", (lang) => {
  const words = REPLACE[lang];
  test("near parts of the cue's length are walked through by keys, heard in its place, and one is taken for row and project", async () => {
    const user = userEvent.setup();
    const tools = await layTwentySeconds(lang, user);
    const button = tools.getByRole("button", { name: words.button });
    button.focus();
    await user.keyboard("{Enter}");
    const list = await tools.findByRole("listbox", { name: words.list(first) });
    expect(list).toHaveFocus();
    await tools.findByText(words.found);
    const options = within(list).getAllByRole("option");
    expect(options).toHaveLength(11);
    expect(options[0]).toHaveAttribute("aria-selected", "true");

    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(options[2]).toHaveAttribute("aria-selected", "true");
    expect(list).toHaveAttribute("aria-activedescendant", options[2]?.id);
    const heard = usePlayer.getState().current;
    expect(options[2]).toHaveTextContent(heard?.name ?? "?");
    expect(usePlayer.getState().playing).toBe(true);
    // The person's picture stands at the cue's in, wherever in its recording the music begins.
    const sourceIn = clockNow();
    expect(usePicture.getState().offset).toBeCloseTo(sourceIn - 10, 1);
    expect((heard?.duration ?? 0) - sourceIn).toBeGreaterThanOrEqual(20);

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(usePlayer.getState().playing).toBe(false);
    expect(block(words.block(first))).toBeInTheDocument();

    await user.keyboard("{Enter}");
    await tools.findByText(words.found);
    await user.keyboard("{End}{ArrowUp}");
    const taken = usePlayer.getState().current;
    await user.keyboard("{Enter}");
    const iri = `/api/tracks/${taken?.id}`;
    const there = await screen.findByRole("slider", { name: words.block(taken?.name ?? "") });
    expect(there).toHaveAttribute("aria-valuenow", "250");
    expect(await screen.findByRole("listitem", { name: words.row(taken?.name ?? "") })).toBeInTheDocument();
    await waitFor(async () => expect(await listed()).toEqual([iri, "/api/tracks/2"]));
    await waitFor(async () => {
      const [cue] = (await kept()).cues;
      expect(cue).toMatchObject({ track: iri, title: taken?.name, start: 250, end: 750 });
      expect((cue?.sourceIn ?? -1) / 25).toBeCloseTo(usePicture.getState().offset + 10, 1);
    });

    await user.keyboard("{Control>}z{/Control}");
    expect(await screen.findByRole("slider", { name: words.block(first) })).toBeInTheDocument();
    await waitFor(async () => expect(await listed()).toEqual(["/api/tracks/4", "/api/tracks/2"]));
  });

  test("a cue is replaced from its row by mouse, and the notice offers to restore the earlier music", async () => {
    const user = userEvent.setup();
    await layTwentySeconds(lang, user);
    const row = within(await screen.findByRole("listitem", { name: words.row(first) }));
    await user.click(row.getByRole("button", { name: words.open(first) }));
    await row.findByText(words.found);
    const option = within(row.getByRole("listbox")).getAllByRole("option")[3] as HTMLElement;
    expect(row.getByRole("button", { name: words.take })).toBeDisabled();
    await user.click(option);
    const heard = usePlayer.getState().current;
    expect(option).toHaveTextContent(heard?.name ?? "?");
    await user.click(row.getByRole("button", { name: words.take }));
    const notice = await screen.findByText(new RegExp(`${words.taken(first).replace(".", "\\.")}$`));
    await waitFor(async () => expect(await listed()).toEqual([`/api/tracks/${heard?.id}`, "/api/tracks/2"]));
    const toast = within(notice.closest("[data-status]") as HTMLElement);
    await user.click(toast.getByRole("button", { name: words.undo }));
    expect(await screen.findByRole("slider", { name: words.block(first) })).toBeInTheDocument();
    await waitFor(async () => expect(await listed()).toEqual(["/api/tracks/4", "/api/tracks/2"]));
    await waitFor(async () =>
      expect((await kept()).cues[0]).toMatchObject({ track: "/api/tracks/4", start: 250 }),
    );
  });
});

describe("music that an edit brings and the project does not hold", () => {
  const IMPORT = {
    fr: ["Importer", "Lire un montage", "Choisir un fichier"],
    en: ["Import", "Read an edit", "Choose a file"],
  } as const;
  const TWO = ["/api/tracks/5", "/api/tracks/6"];
  /**
   * Two tracks that the project does not hold, and a version of its first one; `file` is the name that a clip bears.
   */
  const music = async () => {
    const { db } = api();
    const fileOf = ({ mp3File }: { mp3File: string }) => mp3File.split("/").at(-1) ?? "";
    const rows = await db
      .select()
      .from(tracks)
      .where(inArray(tracks.id, [5, 6]))
      .orderBy(asc(tracks.id));
    const [version] = await db
      .select()
      .from(trackVersions)
      .where(eq(trackVersions.trackId, 4))
      .orderBy(asc(trackVersions.sortOrder))
      .limit(1);
    const [five, six] = rows.map((row) => ({ name: row.name, file: fileOf(row) }));
    if (!five || !six || !version) throw new Error("The demo catalogue has other tracks");
    return { five, six, version: { iri: `/api/track_versions/${version.id}`, file: fileOf(version) } };
  };
  type Clips = readonly (readonly [file: string, minute: number])[];
  /** An edit with these clips, each in a minute of the programme. */
  const filmOf = (clips: Clips) => {
    const lines = clips.flatMap(([file, minute], index) => [
      `00${index + 1}  AX  AA  C  00:00:00:00 00:00:20:00 10:0${minute}:00:00 10:0${minute}:20:00`,
      `* FROM CLIP NAME: ${file}`,
    ]);
    return new File([lines.join("\n")], "film.edl");
  };
  /** Opens the window of an edit, and reads one with these clips. */
  async function read(lang: Lang, clips: Clips) {
    const user = userEvent.setup();
    const [menu, entry, field] = IMPORT[lang];
    await user.click(await screen.findByRole("button", { name: menu }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
    const dialog = within(await screen.findByRole("dialog"));
    const choose = (others: Clips) =>
      user.upload(dialog.getByLabelText(field, { selector: "input" }), filmOf(others));
    await choose(clips);
    const put = await dialog.findByRole("button", { name: /^(Porter|Put) \d/ });
    return {
      user,
      dialog,
      choose,
      offer: () => dialog.queryByRole("checkbox", { name: /^(Ajouter aussi au projet|Also add) / }),
      take: async () => {
        await user.click(put);
        await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      },
    };
  }

  const HELD = ["/api/tracks/4", "/api/tracks/2"];
  const UNDO = "{Control>}z{/Control}";
  const REDO = "{Control>}{Shift>}z{/Shift}{/Control}";
  /** Takes the two tracks into the sheet, and into the project too. */
  async function takeTwo(lang: Lang) {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { five, six } = await music();
    await open(lang);
    const { user, offer, take } = await read(lang, [
      [five.file, 1],
      [six.file, 2],
    ]);
    await user.click(offer() as HTMLElement);
    await take();
    return user;
  }
  /** While it is down the project cannot be written. */
  function writes({ isDown }: { isDown: boolean }) {
    const state = { isDown };
    network.use(
      http.patch("*/api/user_playlists/:id", () =>
        state.isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    return state;
  }

  test("is added by a tick, once and in the order of the film, is told, and leaves with the step back", async () => {
    const { five, six, version } = await music();
    await open();
    // The version takes the place of its track in the project: it is not missing.
    const { user, dialog, offer, take } = await read("fr", [
      [six.file, 2],
      [five.file, 1],
      [version.file, 0],
      [six.file, 3],
    ]);
    expect(offer()).toHaveAccessibleName("Ajouter aussi au projet les 2 titres qui n’y sont pas");
    expect(offer()).toHaveAccessibleDescription(
      expect.stringMatching(/^Les pages de partage du projet les montreront aussi/),
    );
    expect(offer()).toHaveAccessibleDescription(expect.stringContaining(`${five.name} · ${six.name}`));
    // Clients would see it: it is for the person to say.
    expect(offer()).not.toBeChecked();
    await user.click(dialog.getByRole("checkbox", { name: five.file }));
    expect(offer()).toHaveAccessibleName("Ajouter aussi au projet le titre qui n’y est pas");
    await user.click(dialog.getByRole("checkbox", { name: five.file }));
    offer()?.focus();
    await user.keyboard(" ");
    expect(offer()).toBeChecked();
    await take();
    expect(
      await screen.findByText("1 ligne placée. 3 ajoutées. 2 titres ajoutés au projet."),
    ).toBeInTheDocument();
    const all = [version.iri, "/api/tracks/2", ...TWO];
    expect(await listed()).toEqual(all);
    const head = screen.getByRole("heading", { level: 1, name: "Film" }).closest("header");
    expect(head).toHaveTextContent(/4 titres/);

    await user.keyboard(UNDO);
    expect(await screen.findByText("2 titres retirés du projet.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);
    await user.keyboard(REDO);
    expect(await screen.findByText("2 titres ajoutés au projet.")).toBeInTheDocument();
    expect(await listed()).toEqual(all);
  });

  test("is left out without a tick and offered again with the edit, unless it was withdrawn or has been added", async () => {
    const { five, six } = await music();
    const uses = [
      [five.file, 1],
      [six.file, 2],
    ] as const;
    await open("en");
    const first = await read("en", uses);
    expect(first.offer()).toHaveAccessibleName("Also add the 2 tracks that the project does not have");
    await first.take();
    expect(await screen.findByText("2 added.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);

    const withdraw = (isEnable: boolean) => api().db.update(tracks).set({ isEnable }).where(eq(tracks.id, 6));
    onTestFinished(async () => void (await withdraw(true)));
    await withdraw(false);
    const again = await read("en", uses);
    const offer = again.offer() as HTMLElement;
    expect(offer).toHaveAccessibleName("Also add the track that the project does not have");
    expect(offer).toHaveAccessibleDescription(`The project’s share pages will show it too: ${five.name}`);
    await again.user.click(offer);
    await again.take();
    expect(
      await screen.findByText("2 rows placed. None added. 1 track added to the project."),
    ).toBeInTheDocument();
    expect(await listed()).toEqual(["/api/tracks/4", "/api/tracks/2", "/api/tracks/5"]);

    const last = await read("en", uses);
    expect(last.offer()).not.toBeInTheDocument();
    await last.take();
  });

  test("is asked about again for another edit, not for another rate of the same one, and all of it can be read", async () => {
    const { five, six } = await music();
    await open("en");
    const { user, dialog, offer, choose } = await read("en", [[five.file, 1]]);
    await user.click(offer() as HTMLElement);
    // Its names scroll where they are many: by keys too.
    await user.tab();
    expect(document.activeElement).toHaveTextContent(five.name);
    const rate = dialog.getByLabelText("Frame rate of the edit");
    await user.selectOptions(rate, "30");
    await waitFor(() => expect(rate).toHaveValue("30"));
    expect(offer()).toBeChecked();

    await choose([[six.file, 1]]);
    await waitFor(() => expect(offer()).toHaveAccessibleDescription(expect.stringContaining(six.name)));
    expect(offer()).not.toBeChecked();
  });

  test("fills an empty project unasked; where that fails the sheet has it all the same, and a press tries again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await ana.fetch(`/api/user_playlists/${project}`, { method: "PATCH", json: { tracks: [] } });
    const { five, six } = await music();
    const state = writes({ isDown: true });
    await show("en");
    const { user, offer, take } = await read("en", [
      [five.file, 1],
      [six.file, 2],
    ]);
    expect(offer()).toBeChecked();
    await take();
    expect(
      await screen.findByText(
        "2 added. 2 tracks could not be added to the project. Check your connection and try again, or read the edit again.",
      ),
    ).toBeInTheDocument();
    await waitFor(async () => expect((await kept()).cues.map(({ track }) => track)).toEqual(TWO));
    expect(await listed()).toEqual([]);

    state.isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("2 tracks added to the project.")).toBeInTheDocument();
    expect(await listed()).toEqual(TWO);
  });

  test("is not offered again once the sheet has taken its step back, which leaves a track added by hand", async () => {
    const state = writes({ isDown: true });
    const user = await takeTwo("fr");
    expect(await screen.findByRole("button", { name: "Réessayer" })).toBeInTheDocument();
    await user.keyboard(UNDO);
    expect(screen.queryByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
    state.isDown = false;
    // One of the two comes by hand meanwhile: it is not the step's.
    const byHand = [...HELD, "/api/tracks/5"];
    await ana.fetch(`/api/user_playlists/${project}`, { method: "PATCH", json: { tracks: byHand } });
    await user.keyboard(REDO);
    expect(await screen.findByText("1 titre ajouté au projet.")).toBeInTheDocument();
    expect(await listed()).toEqual([...HELD, ...TWO]);
    await user.keyboard(UNDO);
    expect(await screen.findByText("1 titre retiré du projet.")).toBeInTheDocument();
    expect(await listed()).toEqual(byHand);
  });

  test("is not offered again if the step back came before the failure", async () => {
    const begun = Promise.withResolvers<void>();
    const undone = Promise.withResolvers<void>();
    network.use(
      http.patch("*/api/user_playlists/:id", async () => {
        begun.resolve();
        await undone.promise;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const user = await takeTwo("en");
    await begun.promise;
    await user.keyboard(UNDO);
    undone.resolve();
    // The failure is shown like any other, without a button to try again.
    expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  test("stays where a step back cannot take it out, which is told, and leaves by a second try or a later step back", async () => {
    const state = writes({ isDown: false });
    const user = await takeTwo("en");
    await screen.findByText("2 added. 2 tracks added to the project.");
    const fail = async () => {
      state.isDown = true;
      await user.keyboard(UNDO);
      const told = "2 tracks could not be removed from the project. Check your connection and try again.";
      expect(await screen.findByText(told)).toBeInTheDocument();
      state.isDown = false;
    };
    await fail();
    expect(await listed()).toEqual([...HELD, ...TWO]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("2 tracks removed from the project.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);

    await user.keyboard(REDO);
    await screen.findByText("2 tracks added to the project.");
    await fail();
    await user.keyboard(REDO);
    expect(await screen.findByText("2 tracks added to the project.")).toBeInTheDocument();
    await user.keyboard(UNDO);
    expect(await screen.findByText("2 tracks removed from the project.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);
  });

  test("is not said to be still there if it never left a device that is offline", async () => {
    let sent = 0;
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    network.use(
      http.patch("*/api/user_playlists/:id", () => {
        sent += 1;
        return navigator.onLine ? undefined : HttpResponse.error();
      }),
    );
    const user = await takeTwo("en");
    await screen.findByRole("button", { name: "Try again" });
    await user.keyboard(UNDO);
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    online.mockRestore();
    await user.keyboard(REDO);
    expect(await screen.findByText("2 tracks added to the project.")).toBeInTheDocument();
    expect(await listed()).toEqual([...HELD, ...TWO]);
    // The step back had nothing to take out.
    expect(sent).toBe(2);
  });

  test("is said to be perhaps there where no answer tells, and a second try clears it up", async () => {
    let isDown = true;
    network.use(http.patch("*/api/user_playlists/:id", () => (isDown ? HttpResponse.error() : undefined)));
    const user = await takeTwo("fr");
    await screen.findByRole("button", { name: "Réessayer" });
    await user.keyboard(UNDO);
    const told =
      "2 titres sont peut-être dans le projet, qui n’a pas répondu. Vérifiez votre connexion et réessayez.";
    expect(await screen.findByText(told)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("Rien à retirer du projet.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);
  });

  test.each([
    ["lost", () => HttpResponse.error()],
    ["replaced by a proxy", () => HttpResponse.json({}, { status: 504 })],
  ])("leaves with the step back even if the answer of its addition was %s", async (_, answer) => {
    network.use(
      http.patch(
        "*/api/user_playlists/:id",
        async ({ request }) => {
          await api().fetch(request);
          return answer();
        },
        { once: true },
      ),
    );
    const user = await takeTwo("fr");
    await user.click(await screen.findByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("2 titres ajoutés au projet.")).toBeInTheDocument();
    expect(await listed()).toEqual([...HELD, ...TWO]);
    await user.keyboard(UNDO);
    expect(await screen.findByText("2 titres retirés du projet.")).toBeInTheDocument();
    expect(await listed()).toEqual(HELD);
  });
});
