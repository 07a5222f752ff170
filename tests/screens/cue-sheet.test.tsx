import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asc, eq } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { CueSheet } from "#/contract/cue-sheet.ts";
import type { PlaylistLink } from "#/contract/playlist-link.ts";
import { CueSheetScreen } from "#/features/cue-sheets/cue-sheet-screen.tsx";
import { closeSheet } from "#/features/cue-sheets/sheet-store.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { playlistItems, playlists } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
const user = userEvent.setup();
let ana: SignedIn;
let project = 0;

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api());
  const [row] = await api().db.insert(playlists).values({ userId: ana.id, name: "Mékong" }).returning();
  project = row?.id ?? 0;
  const items = [3, 1].map((trackId, position) => ({ playlistId: project, trackId, position }));
  await api().db.insert(playlistItems).values(items);
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
    useSession.setState(SIGNED_OUT);
  });
});

async function open(lang: Lang = "fr") {
  const rendered = await renderInSite(
    <Providers>
      <CueSheetScreen asked={project} />
      <Toaster />
    </Providers>,
    { lang },
  );
  await act(loadProfile);
  await screen.findByLabelText(lang === "fr" ? "Titre du programme" : "Programme title");
  return rendered;
}
const storedSheet = async () =>
  (await (await ana.fetch(`/api/user_playlists/${project}/cue_sheet`)).json()) as CueSheet;
const cues = () => screen.getAllByRole("listitem", { name: /^(Œuvre|Cue) \d/ });
/** Returns the labels of the fields that are marked as invalid. */
const marked = () =>
  ["textbox", "combobox"]
    .flatMap((role) => screen.getAllByRole<HTMLInputElement>(role))
    .filter((field) => field.getAttribute("aria-invalid") === "true")
    .map(({ labels }) => labels?.[0]?.textContent);
const isEmpty = (field: HTMLElement) => (field as HTMLInputElement).value === "";
async function choose(menu: string, entry: string) {
  await user.click(screen.getByRole("button", { name: menu }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}
const saved = (text = "Enregistré") => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

test("a sheet opens with the project's tracks, shows the number of errors, and saves what the person types", async () => {
  await open();
  expect(screen.getByLabelText("Titre du programme")).toHaveValue("Mékong");
  expect(cues()).toHaveLength(2);
  expect(screen.getByText("5 points à compléter")).toBeInTheDocument();
  expect(screen.getByText(/^2 utilisations, .* \(2 sans durée n’y comptent pas\)$/)).toBeInTheDocument();
  expect(marked()).toEqual([]);
  await user.type(screen.getByLabelText("Chaîne"), "Arte");
  const first = within(cues()[0] as HTMLElement);
  await user.type(first.getByLabelText("Début"), "0:10");
  // Keys that accept or discard a word in an input method leave the text as it is.
  const composed = (field: HTMLElement) => {
    for (const key of ["Enter", "Escape"]) fireEvent.keyDown(field, { key, isComposing: true });
    return field;
  };
  expect(composed(first.getByLabelText("Début"))).toHaveValue("0:10");
  await user.type(first.getByLabelText("Fin"), "00:00:40:12");
  await user.tab();
  const day = screen.getByLabelText("Première diffusion");
  await user.type(day, "1");
  expect(composed(day)).toHaveValue("1");
  await user.keyboard("{Escape}");
  expect(day).toHaveValue("");
  expect(first.getByLabelText("Durée")).toHaveValue("00:00:30:12");
  expect(screen.getByText("3 points à compléter")).toBeInTheDocument();
  expect(screen.getByText(/, 00:00:30:12 \(1 sans durée n’y compte pas\)$/)).toBeInTheDocument();
  await waitFor(async () => {
    expect(await storedSheet()).toMatchObject({
      programme: { channel: "Arte" },
      cues: [{ start: 250, end: 1_012 }, {}],
    });
  });
  await saved();
});

test("a reopened sheet shows the version that was saved last, not an earlier answer", async () => {
  const { unmount } = await open("en");
  const { programme, cues: rows } = await storedSheet();
  const refetched = Promise.withResolvers<void>();
  network.use(
    http.get("*/cue_sheet", async () => {
      await refetched.promise;
    }),
  );
  // The sheet closes during a refetch, while the earlier answer is still cached.
  void browserQueryClient()?.refetchQueries({ queryKey: ["cueSheet", project] });
  unmount();
  act(closeSheet);
  const sheet = { programme: { ...programme, title: "From another device" }, cues: rows };
  const path = `/api/user_playlists/${project}/cue_sheet`;
  expect((await ana.fetch(path, { method: "PATCH", json: sheet })).status).toBe(200);
  const reopened = open("en");
  refetched.resolve();
  await reopened;
  expect(screen.getByLabelText("Programme title")).toHaveValue("From another device");
});

test("the repeated fields of each row are in a group that names the row (RGAA 11.2)", async () => {
  await open("en");
  const groups = screen.getAllByRole("group", { name: /^Cue \d+: ./ });
  expect(groups).toHaveLength(cues().length);
  for (const group of groups) expect(within(group).getByLabelText("In")).toBeVisible();
});

test("text that is not a time stays in its field with an error", async () => {
  await open("en");
  expect(screen.getByText(/^2 cues, .* \(2 without a length do not count in it\)$/)).toBeInTheDocument();
  const first = within(cues()[0] as HTMLElement);
  await user.type(first.getByLabelText("In"), "later");
  await user.tab();
  expect(first.getByLabelText("In")).toHaveValue("later");
  expect(first.getByLabelText("In")).toHaveAccessibleDescription(/Write a time code/);
});

test("every step can be undone by button and by key, and redone", async () => {
  await open();
  await user.click(within(cues()[0] as HTMLElement).getByRole("button", { name: /^Retirer/ }));
  expect(cues()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  expect(cues()).toHaveLength(2);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(cues()).toHaveLength(1);
  await user.keyboard("{Control>}z{/Control}");
  const titles = () =>
    cues().map((cue) => within(cue).getByLabelText<HTMLInputElement>("Titre de l’œuvre").value);
  const before = titles();
  await user.click(within(cues()[0] as HTMLElement).getByRole("button", { name: /^Descendre/ }));
  expect(titles()).toEqual([...before].reverse());
  expect(screen.getByText(/est maintenant à la place 2 sur 2/)).toBeInTheDocument();
});

test("writers' shares that do not add up are reported, and a new writer's missing name after its field", async () => {
  await open();
  const first = cues()[0] as HTMLElement;
  await user.click(within(first).getByRole("button", { name: /^Détails/ }));
  const [share] = within(first).getAllByLabelText(/Part/);
  await user.clear(share as HTMLElement);
  await user.type(share as HTMLElement, "33.5");
  await user.tab();
  expect(within(first).getByText(/Les parts ne font pas 100/)).toBeInTheDocument();
  await user.click(within(first).getByRole("button", { name: "Ajouter un ayant droit" }));
  expect(within(first).queryByText(/Il manque un nom/)).not.toBeInTheDocument();
  await user.click(within(first).getAllByLabelText("Nom").filter(isEmpty)[0] as HTMLElement);
  await user.tab();
  expect(within(first).getByText(/Il manque un nom/)).toBeInTheDocument();
});

test("only visited fields are marked until a review, which goes through the errors by F8", async () => {
  await open();
  await user.click(screen.getByLabelText("Producteur"));
  await user.tab();
  expect(marked()).toEqual(["Producteur"]);
  expect(screen.getByLabelText("Producteur")).toHaveAccessibleDescription(/Producteur à remplir/);
  await user.click(screen.getByRole("button", { name: "Passer en revue" }));
  await waitFor(() => expect(screen.getByLabelText("Chaîne")).toHaveFocus());
  expect(marked()).toEqual(["Chaîne", "Première diffusion", "Producteur", "Durée", "Durée"]);
  expect(screen.getByText(/1 sur 5\. *Chaîne à remplir/)).toBeInTheDocument();
  await user.keyboard("Arte{F8}");
  await waitFor(() => expect(screen.getByLabelText("Première diffusion")).toHaveFocus());
  expect(screen.getByText("4 points à compléter")).toBeInTheDocument();
  expect(screen.getByText(/1 sur 4\./)).toBeInTheDocument();
  await user.keyboard("{Shift>}{F8}{/Shift}");
  const last = within(cues()[1] as HTMLElement).getByLabelText("Durée");
  await waitFor(() => expect(last).toHaveFocus());
  expect(last).toHaveAccessibleDescription(/Il manque un début et une fin, ou une durée/);
  await user.keyboard("{F8}");
  await waitFor(() => expect(screen.getByLabelText("Première diffusion")).toHaveFocus());
});

test("shortcuts of the sheet do nothing in a dialog above it", async () => {
  await open();
  await user.type(screen.getByLabelText("Producteur"), "Bo");
  await user.click(screen.getByRole("button", { name: "Passer en revue" }));
  const point = await screen.findByText(/^1 sur 4/);
  await choose("Importer", "Lire un montage");
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
  await user.keyboard("{F8}{Control>}z{/Control}");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(point).toHaveTextContent(/^1 sur 4/);
  expect(screen.getByLabelText("Producteur")).toHaveValue("Bo");
});

test("an export first lists the errors of the sheet with their places", async () => {
  URL.createObjectURL = () => "blob:sheet";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open("en");
  await choose("Export", "CSV");
  const warning = within(await screen.findByRole("dialog", { name: "5 points are missing from the sheet" }));
  expect(screen.queryByText(/has been exported/)).not.toBeInTheDocument();
  expect(warning.getByRole("button", { name: /^The programme.*Channel is missing/ })).toBeInTheDocument();
  await user.click(warning.getByRole("button", { name: "Export as it is: CSV" }));
  expect(
    await screen.findByText(/Mekong\.csv has been exported\. 5 items are still missing/),
  ).toBeInTheDocument();
  expect(marked()).toContain("Channel");
});

test.each([
  ["fr", "Exporter", /^Sortir tel quel/, /^releve-des-oeuvres\.csv est exporté/],
  ["en", "Export", /^Export as it is/, /^cue-sheet\.csv has been exported/],
] as const)("a sheet without a title is saved under a name in the page's language: %s", async (...words) => {
  const [lang, menu, anyway, saved] = words;
  URL.createObjectURL = () => "blob:sheet";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open(lang);
  await user.clear(screen.getByLabelText(lang === "fr" ? "Titre du programme" : "Programme title"));
  await choose(menu, "CSV");
  await user.click(await screen.findByRole("button", { name: anyway }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
});

test("an error in the list leads to its row and cancels the export", async () => {
  await open();
  await choose("Exporter", "CSV");
  const warning = within(await screen.findByRole("dialog"));
  await user.click(warning.getByRole("button", { name: /^Œuvre 2/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(within(cues()[1] as HTMLElement).getByLabelText("Durée")).toHaveFocus());
  expect(screen.queryByText(/est exporté/)).not.toBeInTheDocument();
});

test("an edit is read in the browser: known music is recognised, and unknown music is stored with its clip", async () => {
  const [track] = await api().db.select().from(tracks).limit(1);
  const edl = [
    "TITLE: MEKONG EP 2",
    "001  AX  AA  C  00:00:05:00 00:00:25:00 10:00:10:00 10:00:30:00",
    `* FROM CLIP NAME: ${track?.reference?.replace(/\W/g, "_")} mix.wav`,
    "002  AX  A   C  00:00:00:00 00:00:05:00 10:01:00:00 10:01:05:00",
    "* FROM CLIP NAME: HARMONICA_LIVE.wav",
    "nonsense",
  ].join("\n");
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  await user.upload(
    dialog.getByLabelText("Choisir un fichier", { selector: "input" }),
    new File([edl], "m.edl"),
  );
  expect(await dialog.findByText(/MEKONG EP 2.*2 sons, 1 reconnu/)).toBeInTheDocument();
  expect(dialog.getByText("1 ligne n’a pas été comprise")).toBeInTheDocument();
  expect(dialog.getByLabelText(/Œuvre de « HARMONICA/)).toHaveDisplayValue("");
  await user.click(dialog.getByRole("button", { name: "Porter 2 utilisations au relevé" }));
  await waitFor(async () => {
    const added = (await storedSheet()).cues.filter(({ clip }) => clip !== "");
    expect(added.map(({ track: one, title, start, end }) => [one, title, start, end])).toEqual([
      [`/api/tracks/${track?.id}`, track?.name, 900_250, 900_750],
      [null, "HARMONICA LIVE", 901_500, 901_625],
    ]);
    // Its origin is not known.
    expect(added[1]?.origin).toBe("unknown");
  });
});

test("the library's code that an edit states is in the row's reference, and what a person types there stays", async () => {
  const [track] = await api().db.select().from(tracks).where(eq(tracks.id, 5));
  const edl = [
    "TITLE: MEKONG EP 2",
    "001  AX  AA  C  00:00:05:00 00:00:25:00 10:00:10:00 10:00:30:00",
    "* FROM CLIP NAME: QRS0311_04_Sel de nuit_Main.wav",
    "002  AX  A   C  00:00:00:00 00:00:05:00 10:01:00:00 10:01:05:00",
    `* FROM CLIP NAME: ${track?.name}.wav`,
    "* LOC: 10:01:00:00 GREEN QRS 311-08 / A. Roux 50, P. Lind 50",
  ].join("\n");
  await open();
  const read = async () => {
    await choose("Importer", "Lire un montage");
    const dialog = within(await screen.findByRole("dialog"));
    const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
    await user.upload(input, new File([edl], "m.edl"));
    return within(await screen.findByRole("dialog")).findByRole("button", { name: /^Porter 2 utilisations/ });
  };
  await user.click(await read());
  const added = async () => (await storedSheet()).cues.filter(({ clip }) => clip !== "");
  const references = async () => (await added()).map(({ title, reference }) => [title, reference]);
  await waitFor(async () =>
    expect(await references()).toEqual([
      ["Sel de nuit", "QRS0311_04"],
      // The catalogue's own reference counts.
      [track?.name, track?.reference],
    ]),
  );
  const field = screen
    .getAllByLabelText<HTMLInputElement>("Référence")
    .find(({ value }) => value === "QRS0311_04") as HTMLInputElement;
  await user.clear(field);
  await user.type(field, "QRS 311/4");
  await user.click(await read());
  await waitFor(async () => expect((await references())[0]).toEqual(["Sel de nuit", "QRS 311/4"]));
});

test("clips that are off in the edit are marked and taken only by hand, and typed text stays", async () => {
  const [row] = await api().db.select().from(tracks).where(eq(tracks.id, 3));
  const known = row?.name;
  const clip = (name: string, at: number, enabled: string) =>
    `<clipitem><name>${name}</name><enabled>${enabled}</enabled><start>${at}</start><end>${at + 250}</end></clipitem>`;
  const xmeml = `<xmeml version="5"><sequence><name>Coupe</name><rate><timebase>25</timebase></rate><media><audio>
    <track>${clip("Rive nord.wav", 0, "TRUE")}${clip(`${known}.wav`, 250, "FALSE")}</track>
    <track>${clip("Vieille maquette.wav", 500, "TRUE")}<enabled>FALSE</enabled></track></audio></media></sequence></xmeml>`;
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
  await user.upload(input, new File([xmeml], "m.xml"));
  await dialog.findByText(/Coupe.*3 sons, 1 reconnu dans le catalogue, 2 désactivés dans le montage\./);
  const box = (name: string) => dialog.getByRole("checkbox", { name });
  expect(box("Rive nord.wav")).toBeChecked();
  expect(box(`${known}.wav désactivé dans le montage`)).not.toBeChecked();
  const old = box("Vieille maquette.wav désactivé dans le montage");
  expect(old).not.toBeChecked();
  expect(dialog.getByRole("button", { name: "Porter 1 utilisation au relevé" })).toBeEnabled();

  const work = dialog.getByLabelText(/Œuvre de « Vieille maquette/);
  await user.type(work, "maquette 2");
  await user.click(old);
  expect(dialog.getByLabelText(/Œuvre de « Vieille maquette/)).toHaveValue("maquette 2");
  await user.selectOptions(dialog.getByLabelText(`Œuvre de « ${known}.wav »`), "none");
  await user.click(dialog.getByRole("button", { name: /^Prendre «/ }));
  expect(dialog.getByLabelText(`Œuvre de « ${known}.wav »`)).toHaveDisplayValue(new RegExp(`^${known}`));
  expect(box(`${known}.wav désactivé dans le montage`)).not.toBeChecked();
  await user.click(dialog.getByRole("button", { name: "Porter 2 utilisations au relevé" }));
  await waitFor(async () => {
    const added = (await storedSheet()).cues.filter(({ clip }) => clip !== "");
    expect(added.map((one) => [one.clip, one.start, one.end])).toEqual([
      ["Rive nord.wav", 0, 250],
      ["Vieille maquette.wav", 500, 750],
    ]);
  });
  // A save that is still running would reach the next test's project.
  await saved();
});

test("beside a clip that the editor named anew the other name stands, that of its file or of the clip", async () => {
  const clip = (name: string, file: string, at: number) =>
    `<clipitem><name>${name}</name><start>${at}</start><end>${at + 250}</end><file><name>${file}</name></file></clipitem>`;
  const clips =
    clip("MUZ 3 OK", "Rive nord.wav", 0) +
    clip("course poursuite", "Vieux tram.wav", 250) +
    clip("Harmonica", "Harmonica.wav", 500);
  const xmeml = `<xmeml version="5"><sequence><name>Coupe</name><rate><timebase>25</timebase></rate><media><audio>
    <track>${clips}</track></audio></media></sequence></xmeml>`;
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
  await user.upload(input, new File([xmeml], "m.xml"));
  expect(await dialog.findByRole("checkbox", { name: "Rive nord.wav" })).toBeChecked();
  const others = dialog.getAllByText(/le clip s’appelle|Le fichier son s’appelle/);
  expect(others.map(({ textContent }) => textContent?.replace(/\u00a0/g, " "))).toEqual([
    "Dans le montage, le clip s’appelle « MUZ 3 OK ».",
    "Le fichier son s’appelle « Vieux tram.wav ».",
  ]);
});

const THIRTY = [
  "TITLE: THIRTY\nFCM: NON-DROP FRAME",
  "001  AX  AA  C  00:00:00:00 00:00:09:17 01:00:10:28 01:00:20:15\n* FROM CLIP NAME: Tambour.wav",
  "002  AX  AA  C  00:00:00:00 00:00:09:17 01:00:30:28 01:00:40:15\n* FROM CLIP NAME: Harmonica.wav",
].join("\n");

test("a list that may be at thirty frames shows its rate as a guess; another rate keeps time codes and decisions", async () => {
  await open("en");
  await choose("Import", "Read an edit");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choose a file", { selector: "input" });
  await user.upload(input, new File([THIRTY], "m.edl"));
  const rate = await dialog.findByLabelText("Frame rate of the edit");
  expect(rate).toHaveDisplayValue("29.97\u00a0fps (NDF), a guess");
  expect(rate).toHaveAccessibleDescription(/^A guess: .* choose it here\.$/);
  expect(
    within(rate)
      .getAllByRole("option")
      .map((one) => (one as HTMLOptionElement).value),
  ).toEqual(["29.97", "30", "50", "59.94", "60"]);
  expect(dialog.getByText("01:00:10:28 – 01:00:20:15")).toBeVisible();
  await user.type(dialog.getByLabelText(/Work of “Tambour/), "drums");
  await user.click(dialog.getByRole("checkbox", { name: "Harmonica.wav" }));
  await user.selectOptions(rate, "60");
  await waitFor(() => expect(rate).toHaveDisplayValue("60\u00a0fps"));
  expect(rate).not.toHaveAccessibleDescription();
  expect(dialog.getByText("01:00:10:28 – 01:00:20:15")).toBeVisible();
  expect(dialog.getByLabelText(/Work of “Tambour/)).toHaveValue("drums");
  expect(dialog.getByRole("checkbox", { name: "Harmonica.wav" })).not.toBeChecked();
  const sentence = "The sheet goes from 25 fps to 60 fps, the rate of the edit.";
  expect(dialog.getByText(`1 to add. ${sentence}`)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Put 1 cue into the sheet" }));
  expect(await screen.findByText(`1 added. ${sentence}`)).toBeVisible();
  await waitFor(async () => {
    const { programme, cues: rows } = await storedSheet();
    expect([programme.rate, rows[0]?.start, rows[0]?.end]).toEqual(["60", 216_628, 217_215]);
  });
});

test.each([
  [
    "fr",
    "Choisir un fichier",
    /^Les lettres de ce fichier se lisent de 2 façons\. Laquelle est la bonne/,
    "Europe centrale",
  ],
  [
    "en",
    "Choose a file",
    /^The letters of this file can be read in 2 ways\. Which is right/,
    "Central European",
  ],
] as const)(
  "in %s a text that may be in two code pages is shown in both by its first rows, and keys switch between them",
  async (lang, field, question, page) => {
    await open(lang);
    await (lang === "fr" ? choose("Importer", "Lire un montage") : choose("Import", "Read an edit"));
    const dialog = within(await screen.findByRole("dialog"));
    // «Moře» in Windows-1250 reads as «Moøe» in Windows-1252, which could be Danish.
    const bytes = Buffer.from("name,in,out\nMo\xf8e,10,20\nTambour,30,40\n", "latin1");
    await user.upload(dialog.getByLabelText(field, { selector: "input" }), new File([bytes], "m.csv"));
    const ways = within(await dialog.findByRole("group", { name: question }));
    const [first, second] = ways.getAllByRole("radio");
    expect(first).toBeChecked();
    expect(first).toHaveAccessibleName(/^Moøe,10,20 /);
    expect(second).toHaveAccessibleName(`Moře,10,20 ${page}`);
    await user.click(dialog.getByRole("checkbox", { name: "Tambour" }));
    first?.focus();
    await user.keyboard("{ArrowDown}");
    expect(await dialog.findByRole("checkbox", { name: "Moře" })).toBeChecked();
    expect(dialog.queryByRole("checkbox", { name: "Moøe" })).not.toBeInTheDocument();
    expect(second).toBeChecked();
    expect(second).toHaveFocus();
    expect(dialog.getByRole("checkbox", { name: "Tambour" })).not.toBeChecked();
  },
);

test.each([
  ["fr", "Choisir un fichier", "Séquence à lire, parmi les 2 de ce fichier"],
  ["en", "Choose a file", "Sequence to read, of 2 in this file"],
] as const)("in %s a file with two sequences asks which one to read", async (lang, field, label) => {
  const sequenceOf = (name: string, clip: string) =>
    `<sequence><name>${name}</name><rate><timebase>25</timebase></rate><media><audio><track><clipitem><name>${clip}</name><start>0</start><end>250</end></clipitem></track></audio></media></sequence>`;
  const xmeml = `<xmeml version="5"><bin>${sequenceOf("V3", "Rive nord")}${sequenceOf("", "Rive sud")}</bin></xmeml>`;
  await open(lang);
  await (lang === "fr" ? choose("Importer", "Lire un montage") : choose("Import", "Read an edit"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.upload(dialog.getByLabelText(field, { selector: "input" }), new File([xmeml], "m.xml"));
  const part = await dialog.findByLabelText(label);
  expect(part).toHaveDisplayValue("V3");
  expect(dialog.getByRole("checkbox", { name: "Rive nord" })).toBeChecked();
  await user.selectOptions(part, lang === "fr" ? "Séquence 2" : "Sequence 2");
  expect(await dialog.findByRole("checkbox", { name: "Rive sud" })).toBeChecked();
  expect(dialog.queryByRole("checkbox", { name: "Rive nord" })).not.toBeInTheDocument();
});

test.each([
  ["a bundle of Final Cut Pro", true],
  ["a file", false],
])("%s can be dropped", async (_, isBundle) => {
  const text =
    '<fcpxml version="1.13"><resources><format id="r1" frameDuration="1/25s"/><asset id="r2" name="Rive nord" duration="20s" hasAudio="1"/></resources><project name="P"><sequence format="r1"><spine><asset-clip ref="r2" offset="0s" duration="10s"/></spine></sequence></project></fcpxml>';
  const file = new File([text], "Info.fcpxml");
  // Browsers represent a folder as an unreadable file, with an entry that finds the files inside.
  const bundle = {
    isDirectory: true,
    getFile: (name: string, _options: object, found: (entry: object) => void, missing: () => void) =>
      name === file.name ? found({ file: (take: (file: File) => void) => take(file) }) : missing(),
  };
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.drop(dialog.getByRole("region", { name: "Déposer un montage" }), {
    dataTransfer: {
      files: [isBundle ? new File([], "Essai.fcpxmld") : file],
      items: [{ webkitGetAsEntry: () => (isBundle ? bundle : { isDirectory: false }) }],
    },
  });
  expect(await dialog.findByRole("checkbox", { name: "Rive nord" })).toBeChecked();
});

test("decisions about one sequence of a file do not apply to its other sequences", async () => {
  const clip = (name: string, enabled: string) =>
    `<clipitem><name>${name}</name><enabled>${enabled}</enabled><start>0</start><end>250</end></clipitem>`;
  const sequenceOf = (name: string, ...tracks: string[]) =>
    `<sequence><name>${name}</name><rate><timebase>25</timebase></rate><media><audio>${tracks.map((track) => `<track>${track}</track>`).join("")}</audio></media></sequence>`;
  const [heard, off] = [
    sequenceOf("V3", clip("Tambour", "TRUE"), clip("Rive nord", "FALSE")),
    sequenceOf("V4", clip("Tambour", "FALSE"), clip("Rive nord", "TRUE")),
  ];
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
  await user.upload(input, new File([`<xmeml version="5"><bin>${heard}${off}</bin></xmeml>`], "m.xml"));
  const part = await dialog.findByLabelText("Séquence à lire, parmi les 2 de ce fichier");
  await user.selectOptions(part, "V4");
  const left = await dialog.findByRole("checkbox", { name: "Tambour désactivé dans le montage" });
  expect(left).not.toBeChecked();
  expect(dialog.getByRole("checkbox", { name: "Rive nord" })).toBeChecked();
});

test("an edit at another rate is converted for a sheet with placed rows, and the message names both rates", async () => {
  const clip = "<clipitem><name>Rive nord.wav</name><start>90000</start><end>90250</end></clipitem>";
  const xmeml = `<xmeml version="5"><sequence><name>Coupe</name><rate><timebase>25</timebase></rate><media><audio>
    <track>${clip}</track></audio></media></sequence></xmeml>`;
  await open();
  for (const [name, text] of [
    ["m.xml", xmeml],
    ["m.edl", THIRTY],
  ] as const) {
    await choose("Importer", "Lire un montage");
    const dialog = within(await screen.findByRole("dialog"));
    await user.upload(
      dialog.getByLabelText("Choisir un fichier", { selector: "input" }),
      new File([text], name),
    );
    await user.click(await dialog.findByRole("button", { name: /^Porter \d/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  expect(
    await screen.findByText(/Timecodes convertis de 29,97 i\/s \(NDF\) à 25 i\/s, la cadence du relevé\.$/),
  ).toBeVisible();
  await waitFor(async () => {
    const { programme, cues: rows } = await storedSheet();
    expect(programme.rate).toBe("25");
    expect(rows.filter(({ clip: of }) => of !== "").map(({ start, end }) => [start, end])).toEqual([
      [90_000, 90_250],
      [90_274, 90_513],
      [90_774, 91_014],
    ]);
  });
});

test.each([
  ["fr", "Importer", "Lire un montage", "Choisir un fichier", "Ligne 4 : « 1 1 Delta 13|3 20|1 Unmuted »."],
  ["en", "Import", "Read an edit", "Choose a file", "Line 4: “1 1 Delta 13|3 20|1 Unmuted”."],
] as const)(
  "in %s unreadable times are reported with their line and what to export",
  async (lang, menu, entry, choice, line) => {
    const text = [
      "SESSION NAME:\tEssai\nTRACK NAME:\tMX",
      "CHANNEL\tEVENT\tCLIP NAME\tSTART TIME\tEND TIME\tDURATION\tSTATE",
      "1\t1\tDelta\t13|3\t20|1\t\tUnmuted",
    ].join("\n");
    await open(lang);
    await choose(menu, entry);
    const dialog = within(await screen.findByRole("dialog"));
    await user.upload(dialog.getByLabelText(choice, { selector: "input" }), new File([text], "m.txt"));
    const alert = await dialog.findByRole("alert");
    expect(alert).toHaveTextContent(line);
    expect(alert).toHaveTextContent(/timecode|time code/);
  },
);

test.each([
  [
    "fr",
    "Exporter",
    "Montage (EDL)",
    "Mekong-montage.edl",
    "est exporté avec 1 utilisation",
    "un à un en MP3",
  ],
  [
    "en",
    "Export",
    "Edit list (FCPXML)",
    "Mekong-edit.fcpxml",
    "has been exported with 1 cue",
    "one by one as MP3",
  ],
] as const)(
  "in %s a sheet is exported as an edit list, and the message counts the rows without a place",
  async (lang, menu, entry, file, message, formatNote) => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await open(lang);
    await choose(menu, entry);
    expect(await screen.findByText(/serait vide|would be empty/)).toBeInTheDocument();
    expect(saved).toEqual([]);

    const row = within(cues()[0] as HTMLElement);
    const [from, to] = lang === "fr" ? ["Début", "Fin"] : ["In", "Out"];
    await user.type(row.getByLabelText(from), "1:00{Enter}");
    await user.type(row.getByLabelText(to), "1:20{Enter}");
    await choose(menu, entry);
    expect(
      await screen.findByText(new RegExp(`^${file} ${message}\\. 1 .* ${formatNote}`)),
    ).toBeInTheDocument();
    expect(click.mock.instances.at(-1)).toHaveProperty("download", file);
    const { readEdit } = await import("#/features/cue-sheets/edit/read-edit.ts");
    const edit = await readEdit((await saved[0]?.text()) ?? "");
    expect(edit.title).toBe("Mékong");
    expect(new Set(edit.clips.map(({ start, end }) => `${start} ${end}`))).toEqual(new Set(["1500 2000"]));
  },
);

test.each([
  ["all", 2, "WAV"],
  ["some", 1, "MP3"],
] as const)(
  "with WAVs of %s tracks of a project, its edit list names the files that are downloaded",
  async (...given) => {
    const [, files, format] = given;
    const offer = {
      "@id": "/api/front/download_offers",
      "@type": "DownloadOffer",
      files: 2,
      formats: [
        { format: "mp3", files: 2, bytes: 1 },
        { format: "wav", files, bytes: 2 },
      ],
    };
    network.use(http.get("*/api/front/download_offers", () => HttpResponse.json(offer)));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await open("en");
    const row = within(cues()[0] as HTMLElement);
    await user.type(row.getByLabelText("In"), "1:00{Enter}");
    await user.type(row.getByLabelText("Out"), "1:20{Enter}");
    await choose("Export", "Edit list (EDL)");
    expect(await screen.findByText(new RegExp(`one by one as ${format};`))).toBeInTheDocument();
    expect(await saved[0]?.text()).toMatch(new RegExp(`SOURCE FILE: .+\\.${format.toLowerCase()}\r\n`));
  },
);

test("the version that a clip names is stored in the sheet, and can be exchanged before the import", async () => {
  const [version, other] = await api()
    .db.select()
    .from(trackVersions)
    .orderBy(asc(trackVersions.trackId), asc(trackVersions.sortOrder))
    .limit(2);
  const edl = [
    "TITLE: MEKONG",
    "001  AX  AA  C  00:00:05:00 00:00:25:00 10:00:10:00 10:00:30:00",
    `* FROM CLIP NAME: ${version?.mp3File.replace("mp3", "wav")}`,
    "002  AX  AA  C  00:00:00:00 00:00:05:00 10:01:00:00 10:01:05:00",
    `* FROM CLIP NAME: ${version?.mp3File.replace(".mp3", " L.wav")}`,
  ].join("\n");
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
  await user.upload(input, new File([edl], "m.edl"));
  const [first, second] = await waitFor(() => {
    const works = dialog.getAllByLabelText(/^Œuvre de/);
    expect(works).toHaveLength(2);
    return works as [HTMLElement, HTMLElement];
  });
  expect(first).toHaveDisplayValue(/, Version 60 secondes/);
  await user.selectOptions(second, `${other?.trackId} ${other?.id}`);
  await user.click(dialog.getByRole("button", { name: "Porter 2 utilisations au relevé" }));
  await waitFor(async () => {
    const added = (await storedSheet()).cues.filter(({ clip }) => clip !== "");
    expect(added.map((cue) => [cue.title, cue.version, cue.versionLabel])).toEqual([
      [version?.name, `/api/track_versions/${version?.id}`, version?.label],
      [other?.name, `/api/track_versions/${other?.id}`, other?.label],
    ]);
  });
  expect(screen.getAllByText(/^60 secondes · /)).toHaveLength(1);
});

test("reading an edit again with another version changes the row of its clip and adds no duplicate", async () => {
  const [version, other] = await api()
    .db.select()
    .from(trackVersions)
    .where(eq(trackVersions.trackId, 3))
    .orderBy(asc(trackVersions.sortOrder))
    .limit(2);
  const edl = [
    "TITLE: MEKONG",
    "001  AX  AA  C  00:00:05:00 00:00:25:00 10:00:10:00 10:00:30:00",
    `* FROM CLIP NAME: ${version?.mp3File.replace("mp3", "wav")}`,
  ].join("\n");
  await open();
  /** Imports the edit, with `chosen` as the match of its clip if given. Returns the match that the dialog proposed. */
  async function read(chosen?: string) {
    await choose("Importer", "Lire un montage");
    const dialog = within(await screen.findByRole("dialog"));
    const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
    await user.upload(input, new File([edl], "m.edl"));
    const work = await dialog.findByLabelText<HTMLSelectElement>(/^Œuvre de/);
    const shown = work.value;
    if (chosen) await user.selectOptions(work, chosen);
    // The sheet has not changed yet.
    expect(dialog.getByText("1 ligne à placer. Aucune à ajouter.")).toBeVisible();
    // Only the project's other track.
    expect(dialog.getByRole("heading", { name: /n’(a|ont) pas de place/ })).toHaveTextContent(/^1 ligne/);
    await user.click(dialog.getByRole("button", { name: "Porter 1 utilisation au relevé" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    return shown;
  }
  expect(await read()).toBe(`3 ${version?.id}`);
  expect(await read(`3 ${other?.id}`)).toBe(`3 ${version?.id}`);
  expect(await read()).toBe(`3 ${other?.id}`);
  expect(cues()).toHaveLength(2);
  await waitFor(async () => {
    const placed = (await storedSheet()).cues.filter(({ start }) => start !== null);
    expect(placed.map((cue) => [cue.version, cue.versionLabel])).toEqual([
      [`/api/track_versions/${other?.id}`, other?.label],
    ]);
  });
  // A refused match is removed from its row, and is not chosen automatically again.
  expect(await read("none")).toBe(`3 ${other?.id}`);
  expect(await read()).toBe("");
  await waitFor(async () => {
    const placed = (await storedSheet()).cues.filter(({ start }) => start !== null);
    expect(placed.map(({ track, version, origin }) => [track, version, origin])).toEqual([
      [null, null, "unknown"],
    ]);
  });
});

test("Enter takes a similar title and moves the focus on; voices and ambiences are not ticked automatically", async () => {
  const [known] = await api().db.select().from(tracks).where(eq(tracks.id, 4));
  const [, ...rest] = (known?.name ?? "").split(" ");
  const near = `${known?.name.split(" ")[0]} ${rest.slice(1).join(" ")}.wav`;
  const clips = [near, "tambour.wav", "ITW maire.wav", "AMBIANCE rue.wav"];
  const edl = clips.flatMap((clip, index) => [
    `00${index + 1}  AX  AA  C  00:00:00:00 00:00:20:00 10:0${index}:10:00 10:0${index}:30:00`,
    `* FROM CLIP NAME: ${clip}`,
  ]);
  await open();
  await choose("Importer", "Lire un montage");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choisir un fichier", { selector: "input" });
  await user.upload(input, new File([edl.join("\n")], "m.edl"));
  const field = (clip: string) => dialog.getByLabelText(`Œuvre de « ${clip} »`);
  await dialog.findByRole("button", { name: new RegExp(`Prendre .*${known?.name}.*titre proche`) });
  for (const clip of ["ITW maire.wav", "AMBIANCE rue.wav"]) {
    expect(dialog.getByRole("checkbox", { name: clip })).not.toBeChecked();
    expect(dialog.getByRole("button", { name: `Pas de la musique\u00a0: ${clip}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  act(() => field(near).focus());
  fireEvent.keyDown(field(near), { key: "Enter", isComposing: true });
  expect(field(near)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(field("tambour.wav")).toHaveFocus();
  expect(field(near)).toHaveDisplayValue(new RegExp(`^${known?.name}`));
  await user.click(dialog.getByRole("button", { name: "Porter 2 utilisations au relevé" }));
  await waitFor(async () => {
    const added = (await storedSheet()).cues.filter(({ clip }) => clip !== "");
    expect(added.map(({ track, origin }) => [track, origin])).toEqual([
      ["/api/tracks/4", "library"],
      [null, "unknown"],
    ]);
  });
});

test.each([
  ["fr", /^Prendre «\sLes Marionnettes\s», de Zbigniew Preisner/, "Titre de l’œuvre"],
  ["en", /^Take “Les Marionnettes” by Zbigniew Preisner/, "Work title"],
] as const)("in %s a button fills in the writer and title that a clip names", async (lang, take, title) => {
  const clip = "Zbigniew Preisner - Les Marionnettes.wav";
  const { cues: rows } = await storedSheet();
  const row = { ...rows[0], id: "own", track: null, title: "Zbigniew Preisner - Les Marionnettes", clip };
  const path = `/api/user_playlists/${project}/cue_sheet`;
  await ana.fetch(path, { method: "PATCH", json: { cues: [{ ...row, writers: [], origin: "unknown" }] } });
  await open(lang);
  await user.click(screen.getByRole("button", { name: take }));
  expect(screen.getByLabelText(title)).toHaveValue("Les Marionnettes");
  expect(screen.getByLabelText(title)).toHaveFocus();
  expect(screen.queryByRole("button", { name: take })).not.toBeInTheDocument();
  await waitFor(async () => {
    expect((await storedSheet()).cues).toMatchObject([
      { title: "Les Marionnettes", clip, writers: [{ name: "Zbigniew Preisner", role: "C" }] },
    ]);
  });
  await saved(lang === "fr" ? "Enregistré" : "Saved");
});

test("typing a title into a row suggests tracks, and choosing one fills the row", async () => {
  const [known] = await api().db.select().from(tracks).where(eq(tracks.id, 4));
  await open();
  await user.click(screen.getByRole("button", { name: "Ajouter une œuvre" }));
  const row = within(cues()[2] as HTMLElement);
  await user.type(row.getByLabelText("Titre de l’œuvre"), known?.name ?? "");
  await user.click(
    (await screen.findAllByRole("option", { name: new RegExp(`^${known?.name}`) }))[0] as Element,
  );
  await waitFor(() => expect(row.getByLabelText("Référence")).toHaveValue(known?.reference ?? ""));
  await waitFor(async () => {
    expect((await storedSheet()).cues[2]).toMatchObject({
      track: "/api/tracks/4",
      title: known?.name,
      origin: "library",
      duration: (known?.durationSeconds ?? 0) * 25,
    });
  });
  expect((await storedSheet()).cues[2]?.writers).not.toEqual([]);
});

test.each([
  [
    "fr",
    "Importer",
    "Lire un montage",
    "Choisir un fichier",
    "Ce qui est lu",
    /^Fichier > Exporter > Infos de session/,
  ],
  ["en", "Import", "Read an edit", "Choose a file", "What is read", /^File > Export > Session Info as Text/],
] as const)(
  "in %s the help names the supported programs, and follows the uses once an edit is read",
  async (lang, menu, entry, choice, title, proTools) => {
    await open(lang);
    await choose(menu, entry);
    const dialog = within(await screen.findByRole("dialog"));
    const programs = dialog.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
    expect(programs.slice(0, 5)).toEqual([
      ...["Premiere Pro", "DaVinci Resolve", "Final Cut Pro", "Media Composer", "Pro Tools"],
    ]);
    expect(dialog.getByText(proTools)).toBeInTheDocument();
    await user.click(dialog.getByText(title));
    const table = "Marker Name\tDescription\tIn\tOut\nTambour\tlent\t01:00:10:00\t01:00:40:00";
    await user.upload(dialog.getByLabelText(choice, { selector: "input" }), new File([table], "m.csv"));
    const row = await dialog.findByRole("checkbox", { name: "Tambour" });
    const help = dialog.getByText(title);
    expect(help.closest("details")).not.toHaveAttribute("open");
    expect(row.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test("a file that is not an edit is refused with a message, and the sheet stays open", async () => {
  await open("en");
  await choose("Import", "Read an edit");
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Choose a file", { selector: "input" });
  await user.upload(input, new File(["<!DOCTYPE x [<!ENTITY a 'b'>]><xmeml/>"], "bomb.xml"));
  expect(await dialog.findByRole("alert")).toHaveTextContent("defines entities of its own");
  await user.upload(input, new File([""], "empty.edl"));
  await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent("This file is empty."));
});

test("when two devices edit a sheet, the later one asks which version to keep", async () => {
  await open();
  const theirs = await storedSheet();
  await ana.fetch(`/api/user_playlists/${project}/cue_sheet`, {
    method: "PATCH",
    json: { programme: { ...theirs.programme, channel: "TV5" }, cues: theirs.cues },
  });
  await user.type(screen.getByLabelText("Chaîne"), "Arte");
  await user.click(await screen.findByRole("button", { name: "Prendre l’autre version" }));
  await waitFor(() => expect(screen.getByLabelText("Chaîne")).toHaveValue("TV5"));
  expect(await storedSheet()).toMatchObject({ programme: { channel: "TV5" } });
});

test("a sheet that cannot be saved is stored on the device", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await open();
  network.use(http.patch("*/cue_sheet", () => HttpResponse.error()));
  await user.type(screen.getByLabelText("Producteur"), "Bo");
  await saved("Hors ligne : gardé sur cet appareil");
  act(closeSheet);
  expect(localStorage.getItem(`cue-sheet:${project}`)).toContain("Bo");
});

test("a draft over which another device has saved asks which version to keep", async () => {
  const { programme, cues: rows, version } = await storedSheet();
  const path = `/api/user_playlists/${project}/cue_sheet`;
  const theirs = { programme: { ...programme, channel: "TV5" }, cues: rows };
  await ana.fetch(path, { method: "PATCH", json: theirs });
  const draft = { programme: { ...programme, channel: "Arte" }, cues: rows, version };
  localStorage.setItem(`cue-sheet:${project}`, JSON.stringify(draft));
  await open();
  expect(screen.getByLabelText("Chaîne")).toHaveValue("Arte");
  await screen.findByRole("button", { name: "Prendre l’autre version" });
  expect(await storedSheet()).toMatchObject({ programme: { channel: "TV5" } });
  await user.click(screen.getByRole("button", { name: "Garder ma version" }));
  await saved();
  expect(await storedSheet()).toMatchObject({ programme: { channel: "Arte" } });
});

test("a draft that has been saved meanwhile does not count as unsaved", async () => {
  const { programme, cues: rows, version } = await storedSheet();
  const path = `/api/user_playlists/${project}/cue_sheet`;
  const sheet = { programme: { ...programme, channel: "TV5" }, cues: rows };
  await ana.fetch(path, { method: "PATCH", json: sheet });
  const { programme: stored, cues: storedRows } = await storedSheet();
  localStorage.setItem(
    `cue-sheet:${project}`,
    JSON.stringify({ programme: stored, cues: storedRows, version }),
  );
  await open();
  expect(screen.getByLabelText("Chaîne")).toHaveValue("TV5");
  expect(screen.getByText("Enregistré")).toBeVisible();
  expect(localStorage.getItem(`cue-sheet:${project}`)).toBeNull();
});

test("a sheet that is closed during a save leaves no draft once it is saved", async () => {
  const answered = Promise.withResolvers<void>();
  const requested = vi.fn();
  network.use(
    http.patch("*/cue_sheet", async () => {
      requested();
      await answered.promise;
    }),
  );
  const { unmount } = await open();
  await user.type(screen.getByLabelText("Producteur"), "Bo");
  await waitFor(() => expect(requested).toHaveBeenCalled());
  unmount();
  expect(localStorage.getItem(`cue-sheet:${project}`)).toContain("Bo");
  answered.resolve();
  await waitFor(() => expect(localStorage.getItem(`cue-sheet:${project}`)).toBeNull());
  expect(await storedSheet()).toMatchObject({ programme: { producer: "Bo" } });
});

test("a sheet that is closed during a save is read again only after the save", async () => {
  const answered = Promise.withResolvers<void>();
  const requested = vi.fn();
  network.use(
    http.patch("*/cue_sheet", async () => {
      requested();
      await answered.promise;
    }),
  );
  const { unmount } = await open();
  await user.type(screen.getByLabelText("Producteur"), "Bo");
  await waitFor(() => expect(requested).toHaveBeenCalled());
  unmount();
  const again = open();
  await waitFor(() => expect(screen.getByLabelText("Projet")).toBeVisible());
  expect(screen.queryByLabelText("Titre du programme")).toBeNull();
  answered.resolve();
  await again;
  expect(screen.getByLabelText("Producteur")).toHaveValue("Bo");
  expect(screen.getByText("Enregistré")).toBeVisible();
});

test("a cue whose track the clients accepted is marked, and one on which they disagree is not", async () => {
  const answer = await ana.fetch(`/api/user_playlists/${project}/links`, { method: "POST", json: {} });
  const { token } = (await answer.json()) as PlaylistLink;
  const giveVerdict = (track: string, verdict: string) =>
    api().fetch(`/api/front/shared_playlists/${token}/answers`, {
      method: "POST",
      headers: { "Content-Type": "application/ld+json" },
      body: JSON.stringify({ track, verdict }),
    });
  await giveVerdict("/api/tracks/3", "accepted");
  await giveVerdict("/api/tracks/1", "accepted");
  await giveVerdict("/api/tracks/1", "rejected");
  await open();
  const [first, second] = cues() as [HTMLElement, HTMLElement];
  expect(await within(first).findByText("Accepté")).toBeVisible();
  expect(within(second).queryByText("Accepté")).toBeNull();
});
