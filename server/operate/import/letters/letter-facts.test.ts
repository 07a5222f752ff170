import { expect, test } from "vitest";
import { planAlbum } from "#/server/operate/import/plan/plan-album.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { applyLetters, keyOfSentence } from "./letter-facts.ts";
import { letterText } from "./letter-text.ts";
import { toldSentences } from "./told-sentences.ts";

const WRITERS = ["Claire Durand", "Paul Morel"].map((name) => ({ name, role: "C" }));
const delivery = (writers = WRITERS) => [
  planAlbum(
    ["01 Delta.wav", "01 Delta_30.wav", "02 Reed.wav", "03 Écluse.wav"].map((name) => ({
      file: { path: `/Rives/${name}`, relative: `Rives/${name}` },
      tags: { ...NO_TAGS, writers },
      row: undefined,
    })),
    "Rives",
  ),
];

/** Returns what a letter changed, and what of it the report quotes. */
function after(text: string, albums = delivery()) {
  const letters = [{ file: "lettre.txt", text: text.replace(/\u00a0|\u202f/g, " ") }];
  const before = albums.map(({ sounds }) => sounds.map(({ name }) => name));
  const { notices, applied } = applyLetters(letters, albums);
  const sounds = albums.flatMap((album) => album.sounds);
  const shares = sounds.flatMap(({ name, version, facts }) => {
    const own = facts.credits.flatMap(({ share }) => share ?? []);
    return version || own.length === 0 ? [] : `${name} ${own.join("/")}`;
  });
  const told = toldSentences(letters, (file, sentence) => applied.has(keyOfSentence(file, sentence)));
  return {
    titles: sounds.map(({ name }) => name).filter((name) => !before.flat().includes(name)),
    shares,
    ipis: [...new Set(sounds.flatMap(({ facts }) => facts.credits.flatMap(({ ipi }) => ipi ?? [])))],
    notices: notices.map(translatorFor("en").tell),
    quoted: told.length > 0,
  };
}

test.each([
  "Delta — parts : Durand 60 %, Morel 40 %.",
  "Pour « Delta », la répartition est de 60 % pour Claire Durand et 40 % pour Paul Morel.",
  "Delta: DURAND Claire 60 %, MOREL Paul 40 %",
  "The shares of track 1 are 60% Durand and 40% Morel.",
  "Anteile von Delta: Durand 60 %, Morel 40 %.",
  "Piste 1, « Delta »\nparts : Durand 60 %, Morel 40 %",
  "Delta is a new one. Durand has 60 %, Morel has 40 %.",
])("the shares in «%s» are those of the track, which is reported with the sentence", (text) => {
  const { shares, notices, quoted } = after(`Bonjour,\n\n${text}\n\nClaire`);
  expect(shares).toEqual(["Delta 60/40"]);
  expect(notices).toEqual([
    expect.stringMatching(
      /^lettre\.txt says “.*60.*”: the shares of “Delta” are Claire Durand 60 %, Paul Morel 40 %\.$/s,
    ),
  ]);
  expect(quoted).toBe(false);
});

test.each([
  ["it names no recording", "parts : Durand 60 %, Morel 40 %"],
  ["it names two", "Delta et Reed : Durand 60 %, Morel 40 %"],
  ["it names somebody else", "Delta : Durand 60 %, Petit 40 %"],
  ["it leaves somebody out", "Delta : Durand 60 %"],
  ["it is not sure", "Delta : Durand 60 %, Morel 40 %, je crois"],
  ["it asks", "Delta: Durand 60 %, Morel 40 %?"],
  ["they are of the recording", "Delta, master : Durand 60 %, Morel 40 %"],
  ["it says no", "Delta, pas Durand 60 %, Morel 40 %"],
  ["it is over", "Delta was Durand 60 %, Morel 40 %"],
  ["they are of another work", "Delta Blues : Durand 60 %, Morel 40 %"],
  ["they are of its next part", "Delta 2 : Durand 60 %, Morel 40 %"],
  ["they are of a company", "Delta is done. Durand has 60 % and Morel has 40 % of our company."],
  ["they are old", "Delta : ancienne répartition Durand 60 %, Morel 40 %"],
  ["somebody wishes them", "Delta: Durand demande 60 %, Morel 40 %"],
  ["the line above takes them back", "Voici l’ancienne répartition :\n\nDelta : Durand 60 %, Morel 40 %"],
  ["the next one does", "Delta : Durand 60 %, Morel 40 %.\nC’est faux."],
  ["the shares make no hundred", "Delta : Durand 60 %, Morel 60 %"],
  [
    "another sentence says something else",
    "Delta : Durand 60 %, Morel 40 %\n\nDelta : Durand 50 %, Morel 50 %",
  ],
])("shares are only quoted if %s: «%s»", (_, text) => {
  expect(after(text)).toMatchObject({ shares: [], notices: [], quoted: true });
});

test("shares that the sheet states are only changed by a sentence that corrects them", () => {
  const known = () =>
    delivery([
      { ...WRITERS[0], share: 50 },
      { ...WRITERS[1], share: 50 },
    ] as never);
  const said = "Delta : Durand 60 %, Morel 40 %";
  expect(after(said, known())).toMatchObject({ notices: [], quoted: true });
  expect(after(`Merci de corriger les parts de ${said}`, known()).shares[0]).toBe("Delta 60/40");
  expect(after("Delta : Durand 50 %, Morel 50 %", known())).toMatchObject({ notices: [], quoted: false });
});

test.each([
  "Please correct the title of track 3 to “Weir”.",
  "please correct the title of track 3 to Weir.",
  "The correct title of track 3 is “Weir”.",
  "Track 3 is now called Weir.",
  "Merci de corriger le titre de la plage 3 en « Weir ».",
  "La plage 3 s’appelle « Weir » et non « Écluse ».",
  "Nouveau titre de la plage 3 : « Weir »",
  "Bitte den Titel von Track 3 in „Weir“ ändern.",
  "Titel 3 heißt jetzt „Weir“.",
  "La pista 3 se llama “Weir”.",
  "La traccia n. 3 si chiama «Weir».",
  "Track 3 heet nu “Weir”.",
  "Écluse: new title “Weir”",
])("«%s» gives the track its title", (text) => {
  const { titles, notices, quoted } = after(`Hello,\n\n${text}\n\nBest`);
  expect(titles).toEqual(["Weir"]);
  expect(notices).toEqual([expect.stringContaining("“Écluse” was called “Weir”")]);
  expect(quoted).toBe(false);
});

test.each([
  "A track is now called Weir.",
  "Should track 3 be called “Weir”?",
  "Track 3 is called “Weir” or “Marl”.",
  "Tracks 2 and 3 are now called “Weir”.",
  "I think track 3 is called “Weir”.",
  "Track 9 is now called “Weir”.",
  "Please correct the shares of track 3 to “Weir”.",
  "Please do not rename track 3 to “Weir”.",
  "Track 3 is called “Weir” on the old sheet.",
  "Track 3 used to be called “Weir”.",
  "Paul asked whether track 3 is called “Weir”.",
  "In the old list track 3 is called “Weir”.",
  "Track 3 is called “Weir” only in Germany.",
  "We refuse to change the title of track 3 to “Weir”.",
  "The last film with Écluse is called “Weir”.",
  "La chanteuse d’Écluse s’appelle Maria.",
  "Der Ordner von Track 3 heißt jetzt „Weir“.",
  "La version courte de la plage 3 s’appelle « Weir ».",
  "Track 3 is called Weir because of the river.",
  "La plage 3 ne s’appelle pas « Weir ».",
  "Track 3 is not called “Weir” any more.",
])("«%s» renames nothing", (text) => {
  expect(after(text)).toMatchObject({ titles: [], notices: [] });
});

test("what an older mail says below its answer is not applied", async () => {
  const mail = (answer: string) =>
    `${answer}\n\nOn Mon, 3 Nov 2026, Paul Morel wrote:\n\nTrack 3 is now called “Weir”.`;
  const read = async (text: string) => after(await letterText(Buffer.from(text)));
  expect(await read(mail("Let us keep it as it is."))).toMatchObject({ titles: [], quoted: true });
  expect((await read(mail("Track 2 is now called “Marl”."))).titles).toEqual(["Marl"]);
});

test("names with a hyphen or an apostrophe are read like others", () => {
  const writers = ["Jean-Yves O’Brien", "Ana Lévy-Roux"].map((name) => ({ name, role: "C" }));
  const { shares, ipis } = after(
    "Delta: O'Brien 60 %, Lévy-Roux 40 %.\n\nJean-Yves O’Brien’s IPI number is 00045620792.",
    delivery(writers),
  );
  expect([shares, ipis]).toEqual([["Delta 60/40"], ["00045620792"]]);
  expect(after("Delta: Brien 60 %, Roux 40 %.", delivery(writers)).shares).toEqual([]);
});

test("a track's versions get its new title too", () => {
  expect(after("Delta is now called “Weir”.").titles).toEqual(["Weir", "Weir"]);
});

test("an IPI with its person is kept with all that the person has written, unless it has a slip", () => {
  const { ipis, notices, quoted } = after("L’IPI de Claire Durand est le 00045620792.");
  expect([ipis, notices.length, quoted]).toEqual([["00045620792"], 1, false]);
  expect(after("L’IPI de Claire Durand est le 00045620793.")).toMatchObject({ ipis: [], quoted: true });
  expect(after("L’IPI de Claire Durand n’est pas le 00045620792.")).toMatchObject({ ipis: [], quoted: true });
  expect(after("L’IPI de Zoé Petit est le 00045620792.")).toMatchObject({ ipis: [], quoted: true });
  expect(after("IPI éditeur de Claire Durand : 00045620792").ipis).toEqual([]);
  expect(after("Is the IPI of Claire Durand 00045620792").ipis).toEqual([]);
  expect(after("Claire Durand’s IPI number is 00045620792.").ipis).toHaveLength(1);
  expect(after("IPI: Durand Claire 00045620792, Paul Morel 00014107338").ipis).toHaveLength(2);
});
