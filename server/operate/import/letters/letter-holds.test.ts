import { posix } from "node:path";
import { expect, test } from "vitest";
import { planAlbum } from "#/server/operate/import/plan/plan-album.ts";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { letterHolds, withSentences } from "./letter-holds.ts";

const TODAY = "2026-11-29";
const album = (folder: string, ...names: string[]) =>
  planAlbum(
    names.map((name) => ({
      file: { path: `/music/${folder}/${name}`, relative: `${folder}/${name}` },
      tags: NO_TAGS,
      row: undefined,
    })),
    posix.basename(folder),
  );
const ALBUMS = [
  album("SIL201 - Rives", "01 Delta.wav", "01 Delta_30.wav", "02 Reed Song.wav", "03 Écluse.wav"),
  album("SIL202 - Dunes", "01 Marl.wav", "02 Ebb.wav", "03 Weir.wav"),
];
const plain = (text: string) => text.replace(/\u00a0|\u202f/g, " ");

/** Returns what a letter holds, with the day, and how many sentences the report shows. */
const held = (text: string, albums = ALBUMS) => heldBy({ "mail.txt": text }, albums);

/** Returns what letters hold, by their files, in a delivery that also has other folders. */
function heldBy(letters: Record<string, string>, albums = ALBUMS, folders: readonly string[] = []) {
  const read = Object.entries(letters).map(([file, text]) => withSentences({ file, text: plain(text) }));
  const { albums: whole, tracks, notices } = letterHolds(read, albums, TODAY, folders);
  const names = [...whole, ...tracks].map(([{ name }, { until }]) => (until ? `${name} ${until}` : name));
  expect(notices.length > 0).toBe(names.length > 0);
  return names;
}

test.each([
  ["SIL202: embargo until 3 April 2027, it is in a film.", ["Dunes 2027-04-03"]],
  ["All rights reserved, embargo until 3 April 2027.", ["Rives 2027-04-03", "Dunes 2027-04-03"]],
  ["SIL 201 et 202 : embargo jusqu’au 12 mai 2027.", ["Rives 2027-05-12", "Dunes 2027-05-12"]],
  ["L’album « Dunes » ne doit pas être diffusé avant le 1er mars 2027.", ["Dunes 2027-03-01"]],
  ["Delta bitte nicht vor dem 1. Februar 2027 veröffentlichen.", ["Delta 2027-02-01"]],
  ["Reedsong is withdrawn, we placed it elsewhere. Please do not publish.", ["Reed Song"]],
  ["Dunes : embargo jusqu’au 3 avril 2027, le contrat est libre.", ["Dunes 2027-04-03"]],
  ["- Weir: please sit on it until I say so", ["Weir"]],
  ["SIL201, plage 3 : à retenir pour l’instant (toutes versions).", ["\u00c9cluse"]],
  ["Composition No. 2 of SIL202 shall not be made available before March 1, 2027.", ["Ebb 2027-03-01"]],
  ["SIL201 Rives\n - 01 stays.\n - 03: not before 15 January 2027 please", ["\u00c9cluse 2027-01-15"]],
  ["Titel 1-02 aus SIL202 ist gesperrt", ["Ebb"]],
  ["Marl wurde zurückgezogen, Weir ist gesperrt.", ["Marl", "Weir"]],
  ["Subject: SIL202 Dunes\n\nPlease hold it until 2027-02-01.", ["Dunes 2027-02-01"]],
  ["SIL202 is under embargo, not visible before its release date, 1 February 2027.", ["Dunes 2027-02-01"]],
  ["SIL202: embargo bis zur Veröffentlichung am 3. April 2027.", ["Dunes 2027-04-03"]],
  ["Dunes : embargo jusqu’à la parution, le 3 avril 2027.", ["Dunes 2027-04-03"]],
  ["Weir is under embargo through 30 April 2027.", ["Weir 2027-05-01"]],
  ["Weir : embargo jusqu’au 30 avril 2027 inclus.", ["Weir 2027-05-01"]],
  ["Weir ist bis einschließlich 30. April 2027 gesperrt.", ["Weir 2027-05-01"]],
  [
    "« Weir » est pris par un film.\nMerci de ne mettre en ligne ni la version longue ni la courte avant le 1er mars 2027.",
    ["Weir 2027-03-01"],
  ],
  ["Den Titel „Weir“ (SIL 202, CD 1 Nr. 3) ziehen wir zurück. Bitte nicht veröffentlichen.", ["Weir"]],
  ["SIL201, disque 1, plage 2 : à retenir pour l’instant.", ["Reed Song"]],
  ["Marl is with another publisher now, so we no longer have the right to license it.", ["Marl"]],
  ["« Marl » : nous n’avons plus les droits, merci de le supprimer.", ["Marl"]],
  ["Marl hat jetzt ein anderer Verlag. Bitte löschen.", ["Marl"]],
  ["« Marl » : merci de le supprimer, dans toutes les versions.", ["Marl"]],
  ["Weir ist bis auf Weiteres gesperrt.", ["Weir"]],
  ["Sauf erreur, « Weir » est sous embargo jusqu’au 3 avril 2027.", ["Weir 2027-04-03"]],
  ["SIL202 is on hold; apart from that all is done.", ["Dunes"]],
  ["Weir darf bis einschließlich 3. April 2027 nicht veröffentlicht werden.", ["Weir 2027-04-04"]],
  ["Bitte nichts vor dem 1. März 2027 veröffentlichen.", ["Rives 2027-03-01", "Dunes 2027-03-01"]],
  ["Weir: no publicar antes del 3 de abril de 2027.", ["Weir 2027-04-03"]],
  ["Marl ha sido retirada.", ["Marl"]],
  ["Delta: hold until March 2027.", ["Delta 2027-03-01"]],
  [
    '1. Work: "Weir" in all mixes (SIL202, track 3).\n2. Term. The Publisher shall not license the Work, nor make it available, through 30 April 2027.\n3. No other work is affected.',
    ["Weir 2027-05-01"],
  ],
  ["Work: Weir\n\nTerritory: world\n\nThe Work is withdrawn.", ["Weir"]],
  [
    "Schedule\n 2   Ebb    Ana Roux\n 3   Weir   Ana Roux\n\nNo. 3 is under embargo until 1 June 2027.",
    ["Weir 2027-06-01"],
  ],
])("%s", (text, expected) => {
  expect(held(text)).toEqual(expected);
});

test.each([
  ["Everything except Weir is on hold until 3 April 2027."],
  ["Tout est sous embargo jusqu’au 3 avril 2027, sauf Weir."],
  ["Bis auf Weir ist alles bis zum 3. April 2027 gesperrt."],
])("a sentence with an exception holds the whole delivery: %s", (text) => {
  expect(held(text).map((name) => name.replace(/ 2027-04-03$/, ""))).toEqual(["Rives", "Dunes"]);
});

test("a sentence with an exception frees nothing", () => {
  expect(held("Delta is on hold. Everything is cleared except Delta.")).toEqual(["Delta"]);
});

test.each([
  ["Everything is cleared. Delta is free, too."],
  ["Marl ist frei, das hat sich erledigt."],
  ["The embargo on Dunes is lifted."],
  ["L’embargo sur Dunes est levé."],
  ["SIL202: embargo until 3 April 2024."],
  ["Nothing is on hold."],
  ["Is anything still on hold?"],
  ["Please hold the line, or enjoy our music on hold."],
  ["Toute reproduction non autorisée est interdite."],
  ["We reserve the right to withdraw the licence at any time."],
  ["You have the right to withdraw from this contract within 14 days."],
  ["I am back tomorrow, but not before 10."],
  ["There is no longer an embargo."],
  ["Please do not use the old logo."],
  ["Points à retenir : douze titres, deux pochettes."],
  ["The tracks hold together well; release them as soon as you are ready."],
])("%s holds nothing", (text) => {
  expect(held(text)).toEqual([]);
});

test("a sentence that names nothing of the delivery holds all of it", () => {
  expect(held("Merci de ne pas diffuser avant le 3 avril 2027.")).toEqual([
    "Rives 2027-04-03",
    "Dunes 2027-04-03",
  ]);
  expect(held("Rien ne doit être en ligne avant.")).toEqual(["Rives", "Dunes"]);
  expect(held("Bitte noch nicht veröffentlichen!")).toEqual(["Rives", "Dunes"]);
});

test("a later sentence frees what an earlier one holds, and a second one keeps the day of the first", () => {
  expect(held("Delta and Marl are on hold.\n\nPS: Marl is cleared now.")).toEqual(["Delta"]);
  expect(held("Delta and SIL202 are on hold. Everything is cleared now.")).toEqual([]);
  expect(held("SIL202: embargo until 3 April 2027. Please do not publish.")).toEqual(["Dunes 2027-04-03"]);
  expect(held("Delta is on hold until it is cleared.")).toEqual(["Delta"]);
});

test("a sentence that frees with an exception holds the exception alone", () => {
  const first = "SIL202: embargo until 3 April 2027.\n\n";
  const rest = 'is therefore lifted, EXCEPT for "Weir", which stays embargoed until 1 June 2027.';
  expect(held(`${first}The embargo ${rest}`)).toEqual(["Weir 2027-06-01"]);
  expect(held(`${first}L’embargo est levé, sauf pour « Weir », à retenir.`)).toEqual(["Weir"]);
  expect(held(`${first}Die Sperrfrist ist damit aufgehoben, bis auf Weir.`)).toEqual(["Weir"]);
  expect(held(`${first}The embargo on Kelp ${rest}`)).toContain("Dunes 2027-04-03");
  expect(held(`${first}The embargo is lifted, except for what we said.`)).toEqual(["Dunes 2027-04-03"]);
});

test.each([
  "The embargo is lifted.",
  "Embargo lifted as of today.",
  "L’embargo est levé.",
  "Embargo levé, bonne nouvelle.",
  "Nous levons l’embargo.",
  "Die Sperrfrist ist aufgehoben.",
  "Embargo aufgehoben.",
  "El embargo ha sido levantado.",
  "Embargo levantado.",
  "L’embargo è stato revocato.",
  "Embargo revocato.",
  "È revocato l’embargo.",
  "Het embargo is opgeheven.",
])("«%s» frees the only embargo, and of two only the one that it names", (sentence) => {
  expect(held(`SIL202: embargo until 3 April 2027. Please do not publish.\n\n${sentence}`)).toEqual([]);
  const both = "SIL202: embargo until 3 April 2027.\n\nDelta is withdrawn.\n\n";
  expect(held(`${both}${sentence}`)).toEqual(["Dunes 2027-04-03", "Delta"]);
  expect(held(`${both}Dunes: ${sentence}`)).toEqual(["Delta"]);
  expect(held(sentence)).toEqual([]);
});

test.each([
  "The embargo on Kelp is lifted.",
  "Embargo lifted for Kelp.",
  "L’embargo n’est pas levé.",
  "L’embargo sera levé.",
  "The embargo will be lifted.",
  "The embargo is lifted on 3 April 2027.",
  "Embargo noch nicht aufgehoben.",
  "Bis das Embargo aufgehoben ist, bleibt alles.",
  "El embargo no ha sido levantado.",
  "Finché l’embargo non è revocato, niente.",
])("«%s» frees nothing", (sentence) => {
  expect(held(`SIL202: embargo until 3 April 2027.\n\n${sentence}`)).toContain("Dunes 2027-04-03");
});

test("the end of an embargo that is in no letter frees nothing", () => {
  const hold = "SIL202: embargo until 3 April 2027.\n\n";
  expect(held(`${hold}The embargo of our partner in Spain is lifted.`)).toEqual(["Dunes 2027-04-03"]);
  expect(held(`${hold}L’embargo de notre courrier du 5 octobre est levé.`)).toEqual([]);
});

test.each([
  "The first mp3 of Delta was wrong, please delete it. The new one is in the folder.",
  "Le mix de Delta était faux, merci de le supprimer, le nouveau est là.",
  "Delta: bitte alte Version löschen, die neue liegt bei.",
  "Please remove the track number from Delta.",
])("«%s» holds nothing", (text) => {
  expect(held(text)).toEqual([]);
});

test("a letter of a later day frees what an earlier one holds, in whatever order they lie", () => {
  const hold = "SIL202 is embargoed until 15 January 2027.";
  const lift = "The embargo in my letter of 5 October is lifted, except for Weir.";
  expect(
    heldBy({ "a.txt": `Date: Fri, 20 Nov 2026\n\n${lift}`, "b.txt": `5 October 2026\n\n${hold}` }),
  ).toEqual(["Weir"]);
  expect(heldBy({ "2026-10-05 letter.txt": hold, "2026-11-20 mail.txt": "Dunes is cleared." })).toEqual([]);
  expect(
    heldBy({
      "a.txt": `Göttingen, den 9. November 2026\n\nSIL202 ist gesperrt.`,
      "b.txt": "Von: Ana\nGesendet: Montag, 23. November 2026 11:12\n\nSIL202 ist freigegeben.",
    }),
  ).toEqual([]);
  expect(heldBy({ "a.txt": `Le 5 octobre 2026\n\n${lift}`, "b.txt": `6 October 2026\n\n${hold}` })).toContain(
    "Dunes 2027-01-15",
  );
  expect(heldBy({ "a.txt": lift, "b.txt": hold })).toContain("Dunes 2027-01-15");
});

test("a subject holds only what nothing below it says", () => {
  const subject = "Subject: SIL202 - embargo, and a new order\n\n";
  expect(held(`${subject}Weir stays under embargo until 15 January 2027.`)).toEqual(["Weir 2027-01-15"]);
  expect(held(`${subject}The sheet follows.`)).toEqual(["Dunes"]);
  expect(held(`${subject}Delta is cleared.`)).toEqual(["Dunes"]);
  expect(held(`${subject}As said.\n\nSubject: Delta\n\nDelta is withdrawn.`)).toEqual(["Dunes", "Delta"]);
});

test("a subject without a name holds nothing beside what another letter holds", () => {
  const letters = { "2026-11-01 a.txt": "Delta and Weir are on hold." };
  const mail = "Subject: Embargo\n\nThe embargo on Weir is lifted.";
  expect(heldBy({ ...letters, "2026-11-20 b.txt": mail })).toEqual(["Delta"]);
  expect(held("Subject: Embargo\n\nThe sheet follows.")).toEqual(["Rives", "Dunes"]);
});

test("a track that the sheet gives another title is known by its file's too", () => {
  const [file] = ["04 - Gleis.wav"].map((relative) => ({ relative, path: `/${relative}` }));
  const row = parseSheet("file;title\n04 - Gleis.wav;Gleis 9").rows[0];
  const albums = [planAlbum(file && row ? [{ file, tags: NO_TAGS, row }] : [], "Lot"), ...ALBUMS];
  expect(held("Delta ist gesperrt. Auch Gleis bitte nicht veröffentlichen.", albums)).toEqual([
    "Delta",
    "Gleis 9",
  ]);
});

test("a sentence that names a folder of the delivery means what lies there alone", () => {
  const folders = ["SIL202 - Dunes", "SIL202 - Dunes/refs", "_OLD MIXES"];
  const note = "Stems: Weir only.\n/refs is not ours: do not publish.";
  expect(heldBy({ "README.txt": note }, ALBUMS, folders)).toEqual([]);
  expect(heldBy({ "README.txt": "Der Ordner „_Old Mixes“ ist gesperrt." }, ALBUMS, folders)).toEqual([]);
  expect(heldBy({ "README.txt": "Do not publish the “SIL202 - Dunes” folder." }, ALBUMS, folders)).toEqual([
    "Marl",
    "Ebb",
    "Weir",
  ]);
  expect(heldBy({ "a.txt": "Weir is on hold, see the folder “refs”." }, ALBUMS, folders)).toEqual(["Weir"]);
  expect(heldBy({ "README.txt": "The folder “Kelp” is withdrawn." }, ALBUMS, folders)).toHaveLength(2);
});

test("a hold without a day outlasts one with a day", () => {
  expect(held("Delta: embargo until 3 April 2027.\n\nDelta is withdrawn.")).toEqual(["Delta"]);
  expect(held("Delta is withdrawn.\n\nDelta: embargo until 3 April 2027.")).toEqual(["Delta"]);
});

test("a subject names albums and no tracks, and a title that is the album's too may mean all of it", () => {
  const albums = [album("Copper Hill", "Copper Hill MASTER.wav", "Weathercock Master.wav"), ...ALBUMS];
  expect(held("Subject: delta, finally\n\nPlease do not publish it.", albums)).toHaveLength(3);
  expect(held("Subject: copper hill, finally\n\nWeathercock: please sit on it", albums)).toEqual([
    "Weathercock Master",
  ]);
  expect(held("Copper Hill: embargo until 3 April 2027.", albums)).toEqual(["Copper Hill 2027-04-03"]);
});

test("an album beside a track of another one is held whole", () => {
  expect(held("SIL202 and Delta are on hold.")).toEqual(["Dunes", "Delta"]);
  expect(held("SIL201 « Delta » und SIL202 sind gesperrt.")).toEqual(["Dunes", "Delta"]);
});

test("a track of one of several albums with one reference holds none of them whole", () => {
  const albums = [...ALBUMS, album("SIL202 - Dunes II", "01 Silt.wav")];
  expect(held("SIL202, plage 2 : à retenir pour l’instant.", albums)).toEqual(["Ebb"]);
});

test("a revision that should not be used is no other recording of the track", () => {
  const albums = [album("Rives", "Delta v3.wav", "Delta v4 (louder).wav", "Reed.wav")];
  expect(held("Delta: v3 is the one. v4 is only louder, don't use it.", albums)).not.toContain("Delta");
});

test("a long list without full stops is read line by line", () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `${line} nothing to say`);
  expect(held([...lines, "Delta on hold", ...lines].join("\n"))).toEqual(["Delta"]);
  expect(held("It is on hold. ".repeat(5_000)).slice(0, 2)).toEqual(["Rives", "Dunes"]);
});

test.each([
  "I thought the embargo was lifted.",
  "Is the embargo lifted?",
  "Nobody told us that the embargo is lifted.",
  "We lift the embargo next year.",
  "Wir heben die Sperrfrist nicht auf.",
  "Se levantará el embargo.",
  "The film’s embargo is lifted.",
  "Everything is available on our site.",
  "The artwork for Dunes is approved.",
  "Dunes is available at this link.",
])("«%s» frees nothing, and holds nothing more", (text) => {
  const before = "Dunes is under embargo until 3 April 2027.";
  expect(held(`${before}\n\n${text}`)).toEqual(["Dunes 2027-04-03"]);
});

test.each([
  "The embargo is lifted.",
  "We lift the embargo.",
  "All mixes of Dunes are cleared.",
  "Dunes is available again.",
])("«%s» frees what is held", (text) => {
  expect(held(`Dunes is under embargo until 3 April 2027.\n\n${text}`)).toEqual([]);
});
