import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { CueSheet } from "#/contract/cue-sheet.ts";
import type { Playlist } from "#/contract/playlist.ts";
import type { ProgrammeUse } from "#/contract/programme-uses.ts";
import { CueSheetScreen } from "#/features/cue-sheets/cue-sheet-screen.tsx";
import { closeSheet } from "#/features/cue-sheets/sheet-store.ts";
import { reviewOf } from "#/features/programmes/listening/heard-use.ts";
import { ProgrammeScreen } from "#/features/programmes/programme-screen.tsx";
import { NO_PROGRAMME, useProgramme } from "#/features/programmes/programme-store.ts";
import { resetPlaylists } from "#/features/projects/playlist-list.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
const user = userEvent.setup();
let ana: SignedIn;

/** Returns the uses that the server found of two tracks: the first surely, the other under words. */
async function found(): Promise<ProgrammeUse[]> {
  return Promise.all(
    [1, 3].map(async (id, place) => {
      const track = (await (await api().fetch(`/api/tracks/${id}`)).json()) as { name: string };
      const [start, end] = [10 + 50 * place, 40 + 50 * place];
      return {
        track: `/api/tracks/${id}`,
        reference: "SIL",
        title: track.name,
        version: "full",
        start,
        end,
        offset: 4,
        parts: [{ start, end, offset: 4 }],
        speed: 1,
        certainty: place === 0 ? ("sure" as const) : ("likely" as const),
        reason: place === 0 ? ("heard" as const) : ("covered" as const),
      };
    }),
  );
}

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api());
  storeToken(ana.token);
});
afterEach(() => {
  // The page must be unmounted first, or it would store again what is deleted below.
  cleanup();
  closeToast();
  clearToken();
  localStorage.clear();
  act(() => {
    closeSheet();
    resetPlaylists();
    useProgramme.setState(NO_PROGRAMME);
    useSession.setState(SIGNED_OUT);
  });
});

async function open(lang: Lang = "fr") {
  const uses = reviewOf(await found());
  const levels = new Float32Array(1_200).fill(0.2);
  useProgramme.setState({
    ...NO_PROGRAMME,
    file: new File(["…"], "SAHEL_v7.wav"),
    stage: { name: "done" },
    heard: { seconds: 120, cutFrom: null, levels },
    uses,
  });
  const site = await renderInSite(
    <Providers>
      <ProgrammeScreen asked={null} />
    </Providers>,
    { lang },
  );
  await act(loadProfile);
  await waitFor(() => expect(rows()[0]).toHaveAttribute("data-mood"));
  return { ...site, titles: uses.map(({ title }) => title) };
}
const rows = () => screen.getAllByRole("listitem", { name: /^(Utilisation|Use number) \d/ });
const inRow = (place: number) => within(rows()[place] as HTMLElement);

test("each use is listed with its time code in the programme, how sure it is and why", async () => {
  const { titles } = await open();
  expect(inRow(0).getByText("Sûr")).toBeInTheDocument();
  expect(inRow(0).getByText(", entendu nettement")).toBeInTheDocument();
  expect(inRow(1).getByText("Probable")).toBeInTheDocument();
  expect(inRow(1).getByText("À écouter")).toBeInTheDocument();
  expect(inRow(1).getByLabelText(`Début de ${titles[1]}`)).toHaveValue("10:01:00:00");
  await user.selectOptions(screen.getByLabelText("Cadence d’images"), "50");
  await user.clear(screen.getByLabelText("Timecode de la première image"));
  await user.type(screen.getByLabelText("Timecode de la première image"), "00:59:00:25");
  await user.tab();
  expect(inRow(1).getByLabelText(`Début de ${titles[1]}`)).toHaveValue("01:00:00:25");
});

test("before it is dropped a programme counts as the sheet does for which it is heard, from the hour of its music", async () => {
  const made = await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Sahel" },
  });
  const { id } = (await made.json()) as { id: number };
  const cue = { id: "a", title: "La Mer", start: 24 * 3_610, end: 24 * 3_620 };
  await ana.fetch(`/api/user_playlists/${id}/cue_sheet`, {
    method: "PATCH",
    json: { programme: { rate: "24" }, cues: [cue] },
  });
  await renderInSite(
    <Providers>
      <ProgrammeScreen asked={id} />
    </Providers>,
  );
  await act(loadProfile);
  await waitFor(() => expect(screen.getByLabelText("Cadence d’images")).toHaveValue("24"));
  expect(screen.getByLabelText("Timecode de la première image")).toHaveValue("01:00:00:00");
});

test("a block of the strip leads to its row, where keys judge the use, move its edges and undo", async () => {
  const { titles } = await open("en");
  await user.click(screen.getByRole("button", { name: `Use 2: ${titles[1]}` }));
  expect(inRow(1).getByRole("button", { name: /^Play/ })).toHaveFocus();
  await user.keyboard("a");
  expect(inRow(1).getByRole("button", { name: `Accept ${titles[1]}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(inRow(1).getByLabelText(`Out of ${titles[1]}`)).toHaveValue("10:01:30:01");
  expect(screen.getByText(`${titles[1]}: accepted, from 10:01:00:00 to 10:01:30:01.`)).toBeInTheDocument();
  await user.keyboard("{ArrowUp}r");
  expect(inRow(0).getByText("Rejected")).toBeInTheDocument();
  // A rejected use is lit no more.
  expect(screen.queryByRole("button", { name: `Use 1: ${titles[0]}` })).not.toBeInTheDocument();
  await user.keyboard("{Control>}zzz{/Control}");
  expect(inRow(0).getByText("Accepted")).toBeInTheDocument();
  expect(inRow(1).getByText("To be heard")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("letters typed into a time code are text, and an unreadable time changes nothing", async () => {
  const { titles } = await open("en");
  await user.type(inRow(0).getByLabelText(`In of ${titles[0]}`), "r");
  expect(inRow(0).getByText("Accepted")).toBeInTheDocument();
  await user.tab();
  expect(useProgramme.getState().uses[0]?.start).toBe(10);
});

test("an accepted use goes into the sheet of a new project, with writers, version and places; an open one does not", async () => {
  const { journey, titles, unmount } = await open();
  expect(screen.getByText("1 utilisation reste à écouter : elle n’y sera pas.")).toBeInTheDocument();
  expect(screen.getByRole("option", { name: /^Nouveau projet «\sSAHEL v7\s»$/ })).toBeInTheDocument();
  const put = screen.getByRole("button", { name: "Porter 1 utilisation au relevé" });
  await waitFor(() => expect(put).toBeEnabled());
  const versions = inRow(0).getAllByRole<HTMLOptionElement>("option");
  const chosen = versions.at(-1) as HTMLOptionElement;
  await user.selectOptions(inRow(0).getByLabelText(`Version de ${titles[0]}`), chosen);
  await user.click(put);
  await waitFor(() => expect(journey.at(-1)).toMatch(/^push \/fr\/user\/projects\/cue-sheet\?project=\d+$/));
  const project = Number(/\d+$/.exec(journey.at(-1) ?? "")?.[0]);
  unmount();

  await renderInSite(
    <Providers>
      <CueSheetScreen asked={project} />
      <Toaster />
    </Providers>,
  );
  await act(loadProfile);
  expect(await screen.findByText("1 ligne placée. Aucune ligne ajoutée.")).toBeInTheDocument();
  await waitFor(async () => {
    const kept = (await (await ana.fetch(`/api/user_playlists/${project}/cue_sheet`)).json()) as CueSheet;
    expect(kept.programme).toMatchObject({ rate: "25", duration: 3_000 });
    expect(kept.cues).toMatchObject([{ track: "/api/tracks/1", start: 900_250, end: 901_000 }]);
  });
});

const HEARD = {
  fr: {
    project: "Relevé du projet",
    offer: "Ajouter aussi au projet le titre qui n’y est pas",
    shown: "Les pages de partage du projet le montreront aussi",
    put: "Porter 2 utilisations au relevé",
    added: "1 ligne placée. 1 ligne ajoutée. 1 titre ajouté au projet.",
    removed: "1 titre retiré du projet.",
  },
  en: {
    project: "Cue sheet of the project",
    offer: "Also add the track that the project does not have",
    shown: "The project’s share pages will show it too",
    put: "Put 2 uses into the sheet",
    added: "1 row placed. 1 row added. 1 track added to the project.",
    removed: "1 track removed from the project.",
  },
};
const makeProject = async (name: string, tracks: readonly string[]) => {
  const made = await ana.fetch("/api/user_playlists", { method: "POST", json: { name, tracks } });
  return ((await made.json()) as { id: number }).id;
};
const itemsOf = async (project: number) => {
  const { tracks } = (await (await ana.fetch(`/api/user_playlists/${project}?page=1`)).json()) as Playlist;
  return tracks.map((one) => one["@id"]);
};
const cuesOf = async (project: number) => {
  const { cues } = (await (await ana.fetch(`/api/user_playlists/${project}/cue_sheet`)).json()) as CueSheet;
  return cues.map(({ track, start }) => [track, start]);
};
const offer = () => screen.queryByRole("checkbox", { name: /^(Ajouter aussi au projet|Also add) / });

test.each(["fr", "en"] as const)(
  "a track of the programme that a project lacks is offered to it in %s, and one step back takes it out of sheet and project",
  async (lang) => {
    const words = HEARD[lang];
    const project = await makeProject("Sahel", ["/api/tracks/1"]);
    const { titles, unmount } = await open(lang);
    await user.click(
      inRow(1).getByRole("button", { name: `${lang === "fr" ? "Accepter" : "Accept"} ${titles[1]}` }),
    );
    // A project that is made for it has it anyway.
    expect(offer()).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(words.project), "Sahel");
    const box = await screen.findByRole("checkbox", { name: words.offer });
    expect(box).toHaveAccessibleDescription(`${words.shown}${lang === "fr" ? "\u00a0" : ""}: ${titles[1]}`);
    // Clients would see it: it is for the person to say.
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(screen.getByRole("button", { name: words.put }));
    unmount();

    await renderInSite(
      <Providers>
        <CueSheetScreen asked={project} />
        <Toaster />
      </Providers>,
      { lang },
    );
    await act(loadProfile);
    expect(await screen.findByText(words.added)).toBeInTheDocument();
    expect(await itemsOf(project)).toEqual(["/api/tracks/1", "/api/tracks/3"]);
    await waitFor(async () =>
      expect(await cuesOf(project)).toEqual([
        ["/api/tracks/1", 900_250],
        ["/api/tracks/3", 901_500],
      ]),
    );
    await user.keyboard("{Control>}z{/Control}");
    expect(await screen.findByText(words.removed)).toBeInTheDocument();
    expect(await itemsOf(project)).toEqual(["/api/tracks/1"]);
    await waitFor(async () => expect(await cuesOf(project)).toEqual([["/api/tracks/1", null]]));
  },
);

test("uses already in a sheet are counted with the rows that this device has not saved yet", async () => {
  const project = await makeProject("Sahel", ["/api/tracks/1"]);
  const { programme, cues } = (await (
    await ana.fetch(`/api/user_playlists/${project}/cue_sheet`)
  ).json()) as CueSheet;
  const placed = cues.map((cue) => ({ ...cue, start: 25 * 36_010, end: 25 * 36_040 }));
  localStorage.setItem(`cue-sheet:${project}`, JSON.stringify({ programme, cues: placed }));
  await open("en");
  await user.selectOptions(screen.getByLabelText("Cue sheet of the project"), "Sahel");
  expect(await screen.findByText(/^1 already in the sheet at the same place/)).toBeInTheDocument();
});

test("without a tick a programme adds nothing to a project; an empty one is filled unasked, and a tick for one project does not count for another", async () => {
  const held = await makeProject("Sahel", ["/api/tracks/3"]);
  await makeProject("Vide", []);
  const { journey, unmount } = await open();
  const choice = screen.getByLabelText("Relevé du projet");
  await user.selectOptions(choice, "Vide");
  await waitFor(() => expect(offer()).toBeChecked());
  await user.selectOptions(choice, "Sahel");
  await waitFor(() => expect(offer()).not.toBeChecked());
  await user.click(offer() as HTMLElement);
  await user.selectOptions(choice, "Vide");
  await waitFor(() => expect(offer()).toBeChecked());
  await user.selectOptions(choice, "Sahel");
  await waitFor(() => expect(offer()).not.toBeChecked());
  await user.click(screen.getByRole("button", { name: "Porter 1 utilisation au relevé" }));
  await waitFor(() => expect(journey.at(-1)).toBe(`push /fr/user/projects/cue-sheet?project=${held}`));
  unmount();
  await renderInSite(
    <Providers>
      <CueSheetScreen asked={held} />
      <Toaster />
    </Providers>,
  );
  await act(loadProfile);
  expect(await screen.findByText("1 ligne ajoutée.")).toBeInTheDocument();
  expect(await itemsOf(held)).toEqual(["/api/tracks/3"]);
});

test("if the track could not be added to a new project, another press adds it and creates no second project", async () => {
  const { journey } = await open("en");
  network.use(
    http.patch("*/api/user_playlists/:id", () => HttpResponse.json({}, { status: 503 }), { once: true }),
  );
  const put = screen.getByRole("button", { name: "Put 1 use into the sheet" });
  await waitFor(() => expect(put).toBeEnabled());
  await user.click(put);
  await waitFor(() =>
    expect(screen.getByLabelText("Cue sheet of the project")).toHaveDisplayValue("SAHEL v7"),
  );
  await waitFor(() => expect(put).toBeEnabled());
  await user.click(put);
  await waitFor(() => expect(journey.at(-1)).toMatch(/^push \/en\/user\/projects\/cue-sheet\?project=\d+$/));
  const list = (await (await ana.fetch("/api/user_playlists")).json()) as {
    "hydra:member": Playlist[];
  };
  expect(list["hydra:member"].map(({ name }) => name)).toEqual(["SAHEL v7"]);
  const id = list["hydra:member"][0]?.id;
  expect(journey.at(-1)).toContain(`project=${id}`);
  const project = (await (await ana.fetch(`/api/user_playlists/${id}?page=1`)).json()) as Playlist;
  expect(project.tracks.map((track) => track["@id"])).toEqual(["/api/tracks/1"]);
});
