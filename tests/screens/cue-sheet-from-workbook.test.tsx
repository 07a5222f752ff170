import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { xlsxOf, zipOf } from "#/contract/workbook/test-workbook.ts";
import { CueSheetScreen } from "#/features/cue-sheets/cue-sheet-screen.tsx";
import { answerEdit } from "#/features/cue-sheets/edit/worker/answer-edit.ts";
import type { EditQuestion } from "#/features/cue-sheets/edit/worker/edit-messages.ts";
import { closeSheet } from "#/features/cue-sheets/sheet-store.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
const user = userEvent.setup({ applyAccept: false });
let project = 0;

/**
 * Stands for the browser's `Worker`, which jsdom lacks: runs the reader of edits that the real worker runs, and passes
 * its answer on as a copy. The journeys in `e2e/` use the real one.
 */
class WorkerOfEdits {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(question: EditQuestion): void {
    void answerEdit(question).then((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(async () => {
  vi.stubGlobal("Worker", WorkerOfEdits);
  await api().reset();
  const ana = await signedIn(api());
  const [row] = await api().db.insert(playlists).values({ userId: ana.id, name: "Mékong" }).returning();
  project = row?.id ?? 0;
  storeToken(ana.token);
});
afterEach(() => {
  // The page must be unmounted first, or it would store again what is deleted below.
  cleanup();
  vi.unstubAllGlobals();
  clearToken();
  localStorage.clear();
  act(() => {
    closeSheet();
    useSession.setState(SIGNED_OUT);
  });
});

/** Opens the dialog for edits; returns its queries and a function that chooses a file in it. */
async function openImport(lang: Lang) {
  const words = {
    fr: {
      title: "Titre du programme",
      menu: "Importer",
      entry: "Lire un montage",
      file: "Choisir un fichier",
    },
    en: { title: "Programme title", menu: "Import", entry: "Read an edit", file: "Choose a file" },
  }[lang];
  await renderInSite(
    <Providers>
      <CueSheetScreen asked={project} />
    </Providers>,
    { lang },
  );
  await act(loadProfile);
  await screen.findByLabelText(words.title);
  await user.click(screen.getByRole("button", { name: words.menu }));
  await user.click(await screen.findByRole("menuitem", { name: words.entry }));
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText(words.file, { selector: "input" });
  const read = (bytes: Buffer | string, name: string) =>
    user.upload(input, new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  return { dialog, read };
}

/** A list that is long by one remark. */
const longList = (...rows: string[]) =>
  ["Titre;Début;Fin;Remarques", ...rows, `Rive;later;later;${"sous la voix, ".repeat(20_000)}`].join("\r\n");

test("a long table is read off the main thread, with the rows that were read and the same messages", async () => {
  const { dialog, read } = await openImport("fr");
  await read(longList("Tambour;0:10;0:20;", "Cloche;0:30;0:40;"), "liste.csv");
  expect(await dialog.findByRole("checkbox", { name: "Tambour" })).toBeChecked();
  expect(dialog.getByRole("checkbox", { name: "Cloche" })).toBeInTheDocument();
  expect(dialog.getByText(/^Ligne 4 : Rive later later sous la voix/)).toBeInTheDocument();
  await read(longList("Tambour;bientôt;0:20;"), "liste.csv");
  await waitFor(() =>
    expect(dialog.getByRole("alert")).toHaveTextContent("Ligne 2 : « Tambour bientôt 0:20"),
  );
  await read("a".repeat(300_000), "liste.csv");
  await waitFor(() =>
    expect(dialog.getByRole("alert")).toHaveTextContent("Ce format de montage n’est pas reconnu."),
  );
});

test("while a long table is read the dialog says so, takes another file, and closing it ends the reading", async () => {
  let begun = 0;
  let ended = 0;
  class EndlessWorker {
    postMessage = () => {
      begun += 1;
    };
    terminate = () => {
      ended += 1;
    };
  }
  vi.stubGlobal("Worker", EndlessWorker);
  const { dialog, read } = await openImport("en");
  await read(longList("Tambour;0:10;0:20;"), "long.csv");
  await waitFor(() => expect([begun, ended]).toEqual([1, 0]));
  expect(dialog.getByRole("status")).toHaveTextContent("Reading");
  const short = new File(["Title,Start,End\nCloche,0:10,0:20\n"], "short.csv");
  fireEvent.drop(dialog.getByRole("region", { name: "Drop an edit here" }), {
    dataTransfer: { files: [short], items: [] },
  });
  expect(await dialog.findByRole("checkbox", { name: "Cloche" })).toBeChecked();
  expect([begun, ended]).toEqual([1, 1]);
  await read(longList("Tambour;0:10;0:20;"), "long.csv");
  await waitFor(() => expect(begun).toBe(2));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(ended).toBe(2);
});

test("a list of hundreds of uses shows 200 of them and more on request, and all of them go into the sheet", async () => {
  const { dialog, read } = await openImport("en");
  const rows = Array.from({ length: 202 }, (_, at) => `Cloche ${at + 1};${at}:10;${at}:20;`);
  await read(longList(...rows), "long.csv");
  await dialog.findByRole("checkbox", { name: "Cloche 200" });
  expect(dialog.queryByRole("checkbox", { name: "Cloche 201" })).not.toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Put 202 cues into the sheet" })).toBeEnabled();
  await user.click(dialog.getByRole("button", { name: "Show the next 2 uses (2 left)" }));
  await waitFor(() => expect(dialog.getByRole("checkbox", { name: "Cloche 201" })).toHaveFocus());
  expect(dialog.getByRole("checkbox", { name: "Cloche 202" })).toBeChecked();
  expect(dialog.queryByRole("button", { name: /^Show the next/ })).not.toBeInTheDocument();
});

test("a workbook is read in the browser: times as shown, hidden rows named, worksheets with uses offered", async () => {
  const [track] = await api().db.select().from(tracks).where(eq(tracks.id, 3));
  const time = (number: number) => ({ number, format: "hh:mm:ss" });
  const heads = ["Titre", "Début", "Fin"];
  const bytes = await xlsxOf([
    { name: "Interviews", rows: [heads, ["ITW Ana", time(0.01), time(0.011)]] },
    {
      name: "Musiques",
      rows: [
        heads,
        [track?.name ?? "", time(0.0145), time(0.015)],
        ["Ancienne", time(0.02), time(0.021)],
        ["Tambour", "00:40:00:10", "00:40:20:05"],
      ],
      hiddenRows: [3],
    },
  ]);
  const { dialog, read } = await openImport("fr");
  await read(bytes, "musiques.xlsx");
  expect(await dialog.findByText(/^Musiques : 2 sons, 1 reconnu dans le catalogue/)).toBeInTheDocument();
  expect(dialog.getByText("00:20:53:00 – 00:21:36:00")).toBeInTheDocument();
  expect(dialog.getByText("00:40:00:10 – 00:40:20:05")).toBeInTheDocument();
  expect(
    dialog.getByText(/^Une ligne de la feuille « Musiques » est masquée et a été laissée de côté : 3\./),
  ).toBeInTheDocument();
  expect(dialog.queryByRole("checkbox", { name: /Ancienne/ })).not.toBeInTheDocument();
  await user.selectOptions(
    dialog.getByLabelText("Feuille à lire, parmi les 2 qui listent des sons"),
    "Interviews",
  );
  expect(await dialog.findByRole("checkbox", { name: /ITW Ana/ })).not.toBeChecked();
});

test("a file that is no readable workbook is refused with how to go on, and the uses that were read stay", async () => {
  const { dialog, read } = await openImport("en");
  await read("Title,Start,End\nTambour,0:10,0:20\n", "list.csv");
  const row = await dialog.findByRole("checkbox", { name: "Tambour" });
  const refused = (text: string) => waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(text));
  await read(
    await zipOf({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" }),
    "list.ods",
  );
  await refused("Of workbooks only .xlsx is read, without a password.");
  await read(Buffer.from("PK\u0003\u0004 cut"), "list.xlsx");
  await refused("This file is damaged or incomplete.");
  const bomb = { "xl/worksheets/sheet1.xml": " ".repeat(101 * 1024 * 1024) };
  await read(await xlsxOf([{ name: "A", rows: [] }], { more: bomb }), "list.xlsx");
  await refused("This workbook holds more than can be read: at most 100 MB");
  expect(row).toBeInTheDocument();
});

test.each([
  [
    "fr",
    "Titre;Début;Durée;Remarques\nTambour;02.41;1.20;\n1M5 out;06.15;;\nCloche;08.10;0.40;à vérifier",
    "Œuvre de « 1M5 »",
    ["Les temps écrits comme « 02.41 » sont lus en minutes et secondes.", /début à compléter – 00:06:15:00/],
    [/^1 remarque laisse un doute\s; vérifiez sa ligne\s:$/, /^Ligne 4, Cloche\s: à vérifier$/],
  ],
  [
    "en",
    "Title;Start;Duration;Remarks\nTambour;02.41;1.20;\n1M5 out;06.15;;\nCloche;08.10;0.40;to be checked",
    "Work of “1M5”",
    ["Times written as “02.41” are read as minutes and seconds.", /start to be filled in – 00:06:15:00/],
    ["1 remark leaves a doubt; check its row:", "Line 4, Cloche: to be checked"],
  ],
] as const)(
  "in %s the dialog says how it read points, that a start is missing, and which remark leaves a doubt",
  async (...words) => {
    const [lang, table, work, lines, [doubts, doubt]] = words;
    const { dialog, read } = await openImport(lang);
    await read(table, "list.csv");
    expect(await dialog.findByLabelText(work)).toBeVisible();
    for (const line of lines) expect(dialog.getByText(line)).toBeVisible();
    expect(within(dialog.getByRole("region", { name: doubts })).getByText(doubt)).toBeVisible();
  },
);

test.each([
  [
    "fr",
    [
      /^moins d\u2019une seconde\s: est-ce un reste\s\?$/,
      /^nomm\u00e9e provisoire\s: est-ce la musique d\u00e9finitive\s\?$/,
    ],
    /^1 remarque laisse un doute/,
    /^Sel\s: \u00e0 clearer$/,
  ],
  [
    "en",
    ["less than a second: is it a leftover?", "named as temporary: is it the final music?"],
    /^1 remark leaves a doubt/,
    "Sel: \u00e0 clearer",
  ],
] as const)(
  "in %s the dialog doubts very short uses and temporary music, and shows a comment on a clip with its name",
  async (lang, [short, temporary], doubts, doubt) => {
    const clip = (name: string, start: number, end: number, more = "") =>
      `<clipitem><name>${name}</name><start>${start}</start><end>${end}</end>${more}</clipitem>`;
    const comment = "<comments><mastercomment1>\u00e0 clearer</mastercomment1></comments>";
    const track = [
      clip("Rive", 0, 20),
      clip("Delta", 100, 125),
      clip("TEMP Nuit", 200, 300),
      clip("Sel", 400, 500, comment),
    ];
    const { dialog, read } = await openImport(lang);
    await read(
      `<xmeml version="5"><sequence><name>S</name><rate><timebase>25</timebase></rate><media><audio><track>${track.join("")}</track></audio></media></sequence></xmeml>`,
      "cut.xml",
    );
    const rowOf = async (name: RegExp) =>
      within((await dialog.findByRole("checkbox", { name })).closest("li") ?? document.body);
    expect((await rowOf(/Rive/)).getByText(short)).toBeVisible();
    expect((await rowOf(/TEMP Nuit/)).getByText(temporary)).toBeVisible();
    expect(dialog.getAllByText(short)).toHaveLength(1);
    expect(dialog.getAllByText(temporary)).toHaveLength(1);
    expect(within(dialog.getByRole("region", { name: doubts })).getByText(doubt)).toBeVisible();
  },
);
