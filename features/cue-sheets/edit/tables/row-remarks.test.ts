import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { isNotMusic } from "../not-music.ts";
import { usesAsRead } from "../uses-as-read.ts";
import { isContinuation, isSetAside } from "./row-remarks.ts";

const HEADS = "Title;Album;In;Out;Notes";
const rowsOf = (...rows: string[]) => [HEADS, ...rows].join("\n");
const DELTA = "Delta;Estuaires;01:00:10:00;01:00:40:00;";
const heardAs = "Delta 01:00:10:00–01:00:40:00";

test.each([
  ["", "supprimée v7"],
  ["", "coupé au montage, ne pas déclarer"],
  ["", "DELETED"],
  ["", "removed from the edit"],
  ["", "nicht verwendet"],
  ["", "no usado (v3)"],
  ["", "ANNUL\u00c9, remplac\u00e9 par le suivant"],
  ["", "CUT from show - do not report"],
  ["", "mut\u00e9"],
  ["", "finalement on l\u2019a enlev\u00e9e"],
  ["", "we dropped it in the end"],
  [" (annul\u00e9)", ""],
  [" - NOT USED", ""],
  [" [non retenu]", ""],
  [" – REMOVED", ""],
  [" - COUP\u00c9", ""],
  [" - QUITADA", ""],
  ["", "coup\u00e9e au montage le 09/12"],
  ["", "supprim\u00e9e le 9 d\u00e9cembre"],
  ["", "removed on 2024-03-14"],
  ["", "COUP\u00c9E 09/12"],
  ["", "OUT - see 1m3 v2"],
  ["", "CUT \u2013 replaced by 1m4"],
  ["", "QUITADA, no entra"],
  ["", "n\u00e3o entra"],
  ["", "f\u00e4llt weg"],
  ["", "in der Endmischung stumm"],
  ["", "stumm"],
  ["", "muet"],
  ["", "muet au mix"],
  ["", "muted in the final mix"],
  ["", "SAUT\u00c9"],
  ["", "saut\u00e9e (retard)"],
  ["", "ANULADA"],
  ["", "suspendida por lluvia"],
  ["", "ABGESAGT"],
  ["", "skipped"],
  ["", "PFL"],
  ["", "solo escucha previa, no sale a antena"],
  ["", "pr\u00e9-\u00e9coute"],
  ["", "nur Vorh\u00f6ren"],
  ["", "pas \u00e0 l'antenne"],
  ["", "not broadcast"],
  ["", "nicht gesendet"],
  ["", "cut, now silence"],
  ["", "c'est maintenant silence"],
  ["", "replaced by silence"],
  [" - ANULADA", ""],
  [" - SAUT\u00c9", ""],
  ["", "VIR\u00c9E"],
  [" > VIR\u00c9E", ""],
  ["", "DROPPED PER KJ 3/14"],
  ["", "dropped per KJ, see mail"],
  ["", "removed for clearance"],
  ["", "supprim\u00e9e par le client"],
  ["", "OMITTED"],
  ["", "omit"],
  ["", "was: Dust Ledger. Director pulled it 4/22"],
  ["", "client says no"],
  ["", "finalement on a vir\u00e9e"],
  ["", "TOLTA nel montaggio finale"],
  ["", "TOLTA, vedi con Ada"],
  ["", "l\u2019abbiamo tolta"],
  ["", "entf\u00e4llt \u2013 Fassung 3"],
  ["", "haben wir rausgenommen"],
  ["", "raus aus dem Film"],
  ["", "the network wants quiet so we dropped it"],
  ["", "Ana veut entendre les voix donc vir\u00e9e"],
  ["", "too sad in the end so removed"],
  ["", "QUITADA del montaje"],
  ["", "la hemos quitado"],
  ["", "quitar"],
  ["", "\u00e0 supprimer"],
  [" - TOLTA", ""],
  [" - OMIT", ""],
])("a row with the title «Sel%s» and the note «%s» is listed as off", async (behind, note) => {
  const row = `Sel${behind};Estuaires;01:01:00:00;01:01:20:00;${note}`;
  const { heard, off } = await usesAsRead(rowsOf(DELTA, row));
  expect([heard, off]).toEqual([[heardAs], [`Sel${behind} 01:01:00:00–01:01:20:00`]]);
});

test.each([
  "MX - DROPPED",
  "MUS: ANULADA",
  "ZIK \u2013 SAUT\u00c9E",
  "Musik - ABGESAGT",
  "STING - NOT USED",
  "CUE (OMITTED)",
])("a row that names nothing but music and its state, %j, is off", async (title) => {
  const { heard, off } = await usesAsRead(rowsOf(DELTA, `${title};Estuaires;01:01:00:00;01:01:20:00;`));
  expect([heard, off]).toEqual([[heardAs], [`${title} 01:01:00:00\u201301:01:20:00`]]);
});

test.each(["CANCELLED", "ANNUL\u00c9", "ANULADA", "ABGESAGT", "SAUT\u00c9", "PFL"])(
  "a column for the state sets a row aside: %s",
  async (state) => {
    const rows = ["Title;In;Out;Status", "Delta;00:01:10;00:01:40;OK", `Sel;00:02:10;00:02:40;${state}`];
    const { heard, off } = await usesAsRead(rows.join("\n"));
    expect([heard, off]).toEqual([
      ["Delta 00:01:10:00\u201300:01:40:00"],
      ["Sel 00:02:10:00\u201300:02:40:00"],
    ]);
  },
);

test.each([
  ["Unused", ""],
  ["Saut\u00e9", ""],
  ["MX - Dropped", ""],
  ["Mus Dropped", ""],
  ["Sel (Silence Now)", ""],
  ["Sel", "silence after"],
  ["Sel", "saut\u00e9e v2, remise v3"],
  ["The Skipped Beat", ""],
  ["Anulada", ""],
  ["Sel", "removed: vocals"],
  ["Sel", "supprim\u00e9 : voix"],
  ["Sel", "intro, coup\u00e9e au montage"],
  ["Sel", "licence: annul\u00e9e"],
  ["Sel", "supprim\u00e9e v3, remise v5"],
  ["Sel", "not used v2, used v3"],
  ["Sel", "cut from the show, then back"],
  ["Sel", "ne pas d\u00e9clarer deux fois"],
  ["Sel (vocals: removed)", ""],
  ["LARRAY - CANCELED", ""],
  ["Sel - Don't Report Me", ""],
  ["Retour > Vir\u00e9e", ""],
  ["Sel", "stumm wird es erst danach"],
  ["Sel", "violons muets"],
  ["Removed", "à remplacer si le budget suit"],
  ["Sel", "removed vocals"],
  ["Sel", "sax was out of tune so removed"],
  ["Sel", "the outro ran long so we dropped it"],
  ["Sel", "batterie trop forte, donc retir\u00e9e"],
  ["Sel", "der Chor war zu laut, deshalb rausgenommen"],
  ["Sel", "la voz molestaba as\u00ed que quitada"],
  ["Sel (Muted)", ""],
  ["Sel", "muted trumpet"],
  ["Sel", "strings, muted, soft"],
  ["Sel", "trumpet: muted"],
  ["Sel", "brass (muted)"],
  ["Sel", "ambience, muted"],
  ["Sel", "voix, coup\u00e9es"],
  ["Sel", "check vocals: removed"],
  ["Now (It Was Cancelled)", ""],
  ["Delta (We Cut)", ""],
  ["All I Was - We Dropped It", ""],
  ["Sel", "on l'a coup\u00e9e \u00e0 45 s"],
  ["Sel", "replaced by the 30 s version"],
  ["Sel", "ne pas utiliser les voix"],
  ["Sel", "voix supprimée au début"],
  ["Sel", "vocals not used"],
  ["Sel", "coupée au montage à 45 s"],
  ["Sel", "non déclarée à la Sacem"],
  ["Sel", "ambiance"],
  ["Ana Roux - Unused", ""],
  ["03. Removed", ""],
  ["M1: Deleted", ""],
  ["Music/Unused/Delta.wav", ""],
  ["Sel", "OUT \u2013 fondu"],
  ["Sel", "out"],
  ["Sel", "CUT"],
  ["Sel", "fade OUT"],
  ["Sel", "OUT"],
  ["Sel", "OUT - now 01:02:20:00"],
  ["Sel", "OUT - see fade with Ana"],
  ["Sel", "CUT - voir avec L\u00e9a"],
  ["Sel", "CUT - see picture"],
  ["Sel", "rein: hart, raus: Blende"],
  ["Sel", "Fuera, de noche"],
  ["Sel", "tagliata, parte dal ritornello"],
  ["Sel", "cortada, empieza en el estribillo"],
  ["Sel", "sacada del film"],
  ["Sel", "Gesang: raus"],
  ["Sel", "voz, quitada"],
  ["Sel", "coup\u00e9e 1/2"],
  ["Sel", "removed 2/3"],
  ["G\u00e9n\u00e9rique (OUT)", ""],
  ["Jingle (CUT)", ""],
  ["Hymne (COUPE)", ""],
  ["Ana Ruiz - CORTADO", ""],
  ["Sel", "2e coup\u00e9e?"],
  ["Sel", "coup\u00e9e ?"],
  ["Sel", "not used ? see with Ana"],
  ["Sel", "coup\u00e9e au montage \u00e0 1.5"],
  ["Sel", "removed on 2 violins"],
  ["Sel", "replaced by 1m4"],
  ["Sel", "fuera de campo"],
  ["Fuera", ""],
  ["Coup\u00e9", ""],
  ["COUP\u00c9", ""],
  ["Out of Time", ""],
  ["Cut", ""],
  ["Ana Roux - OUT", ""],
  ["Ana Roux - CUT", ""],
  ["Ana Ruiz - FUERA", ""],
  ["ANA ROUX - COUP\u00c9", ""],
  ["Ana Roux - Coup\u00e9", ""],
  ["Viento (Fuera)", ""],
  ["VIENTO (OUT)", ""],
  ["OUT - Delta", ""],
])("a row with the title «%s» and the note «%s» is not listed as off", async (title, note) => {
  const { heard, off } = await usesAsRead(rowsOf(DELTA, `${title};Removed;01:01:00:00;01:01:20:00;${note}`));
  expect([heard, off]).toEqual([[heardAs, `${title} 01:01:00:00–01:01:20:00`], []]);
});

test.each([
  "1M3 - OMIT",
  "1M3 OMITTED",
  "Mx 4 COUP\u00c9E",
  "MUS 12 (SUPPRIM\u00c9E)",
  "NO VA - R\u00edo arriba",
  "ENTF\u00c4LLT: Feuerprobe",
  "TOLTA - Brezza",
])("a row «%s» is listed as off", async (title) => {
  const { heard, off } = await usesAsRead(rowsOf(DELTA, `${title};;01:01:00:00;01:01:20:00;`));
  expect([heard, off.length]).toEqual([[heardAs], 1]);
});

test.each([
  ["1M3 OUT", ""],
  ["Mx 4 Coup\u00e9 court", ""],
  ["REMOVED - DELTA", ""],
  ["Sel", "dropped by 3 dB"],
  ["Sel", "TOLTA, rimessa"],
  ["Sel", "omit vocals"],
  ["Sel", "COUP\u00c9E, remise v5"],
])("a row «%s» with the note «%s» stays", async (title, note) => {
  const { off } = await usesAsRead(rowsOf(DELTA, `${title};;01:01:00:00;01:01:20:00;${note}`));
  expect(off).toEqual([]);
});

test("neither a status nor a remark that sets a row aside is a title", async () => {
  const { edit } = await usesAsRead(
    [
      "Cue;In;Out;Status;Notes",
      "M01;01:00:10:00;01:00:40:00;approved;",
      "M02;01:01:00:00;01:01:20:00;cut;not used",
    ].join("\n"),
  );
  expect(edit.clips.map(({ name, isOff = false }) => [name, isOff])).toEqual([
    ["M01", false],
    ["M02", true],
  ]);
});

test("beside rows with numbers only, a row with a title is music too", async () => {
  const { heard } = await usesAsRead(
    rowsOf("MX 1;;01:00:10;01:00:40;", "MX 2;;01:01:00;01:01:20;", "MX 3;;01:02:00;01:02:10;Delta sans fin"),
  );
  expect(heard.map((use) => use.replace(/ 01.*/, ""))).toEqual(["MX 1", "MX 2", "Delta sans fin"]);
});

test("a row «(suite)» is the music of the row above", async () => {
  const { heard } = await usesAsRead(
    rowsOf(DELTA, "(suite);Estuaires;01:00:40:00;01:00:50:00;autre plan", "Suite;;01:02:00:00;01:02:10:00;"),
  );
  expect(heard).toEqual(["Delta 01:00:10:00–01:00:50:00", "Suite 01:02:00:00–01:02:10:00"]);
});

test("«idem» is the title above, even if that row has no times that can be read", async () => {
  const { heard, edit } = await usesAsRead(
    rowsOf(DELTA, "Sel;;later;01:01:20:00;", "idem;;01:02:00:00;01:02:10:00;", ";;01:03:00:00;01:03:10:00;"),
  );
  const there = ["Sel 01:02:00:00–01:02:10:00", "Sel 01:03:00:00–01:03:10:00"];
  expect(heard).toEqual([heardAs, ...there]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([3]);
  expect((await usesAsRead(rowsOf("idem;;01:02:00:00;01:02:10:00;", DELTA))).heard).toEqual([heardAs]);
});

test.each(["\u3003", '"', "''", "(cont’d)", "… (suite)", "idem", "(Fortsetzung)"])(
  "«%s» continues the row above",
  (title) => {
    expect(isContinuation(title)).toBe(true);
  },
);

test("titles that start with such a word are not continuations, and a title alone does not set its row aside", () => {
  expect(["Suite", "Ditto", "Continuum", "Idem Wege"].filter(isContinuation)).toEqual([]);
  expect(isSetAside("not used", [])).toBe(false);
});

test("a remark that is only a kind of sound is the role of its row, and rows without the code of the others are notes", async () => {
  const { edit } = await usesAsRead(
    rowsOf(DELTA, "Riser 3;;01:01:00;01:01:03;SFX", "Sel;;01:02:00:00;01:02:10:00;sous la voix"),
  );
  expect(edit.clips.map(({ role }) => role)).toEqual(["", "SFX", ""]);
  const coded = await usesAsRead(
    rowsOf(
      "MX Delta;;00:00:10:00;00:00:40:00;",
      "MX Sel;;00:01:00:00;00:01:20:00;",
      "_render 52;;00:00:00:00;00:52:00:00;",
    ),
  );
  expect(coded.edit.clips.map(({ name, role }) => [name, role])).toEqual([
    ["_render 52", "marker"],
    ["MX Delta", ""],
    ["MX Sel", ""],
  ]);
});

test.each([
  ["SFX only", true],
  ["bruitages uniquement", true],
  ["nur Ger\u00e4usche", true],
  ["keine Musik", true],
  ["ce n\u2019est pas de la musique", true],
  ["dialogue only - that is the name of the scene", true],
  ["nur O-Ton, Titel der Szene", true],
  ["solo di\u00e1logo", true],
  ["solo dialogo, niente altro", true],
  ["prise de son, pas une musique", true],
  ["not music. Sel is her name", true],
  ["aqu\u00ed no hay m\u00fasica", true],
  ["qui niente musica", true],
  ["hier keine Musik, bitte", true],
  ["Ger\u00e4usch, frei laut Toni", true],
  ["SFX under music", false],
  ["ambiance, tendue", false],
  ["no music, says nobody", true],
  ["dialogue over it only at the end", false],
  ["no music under the voice", false],
  ["only music", false],
])("the remark «%s» says that its row is not music: %s", async (note, expected) => {
  const { edit } = await usesAsRead(rowsOf(DELTA, `Sel;;01:02:00:00;01:02:10:00;${note}`));
  expect(usesOf(edit.clips).map(isNotMusic)).toEqual([false, expected]);
});

test("minutes and seconds of a French list are times, and neither its total nor an omitted cue is a skipped row", async () => {
  const { heard, off, edit } = await usesAsRead(
    [
      "FEUILLE DE MONTAGE;;;;",
      "Titre;TC in;TC out;Durée;Obs.",
      "Delta;0'12;1'05;53'';",
      "idem;2\u201930\u201d5;3\u201900;30'';",
      "Sel;1h02'10;1h03'00;50'';SUPPRIMÉE au mix",
      "OMITTED;;;;",
      ";;TOTAL;1'23'';",
      "Total;4'00;;;",
    ].join("\n"),
  );
  expect(heard).toEqual(["Delta 00:00:12:00–00:01:05:00", "Delta 00:02:30:13–00:03:00:00"]);
  expect(off).toEqual(["Sel 01:02:10:00–01:03:00:00"]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([8]);
});

test.each([
  ["replaced by 6", "01:02:00:00;01:02:30:00", true],
  ["REMPLAC\u00c9 par n\u00b06", "01:02:00:00;01:02:30:00", true],
  ["replaced by Delta 2", "01:02:00:00;01:02:30:00", true],
  ["replaced by: Delta 2", "01:02:00:00;01:02:30:00", true],
  ["replaced by \u201cDelta 2\u201d", "01:02:00:00;01:02:30:00", true],
  ["replaced by 6", "01:05:00:00;01:05:30:00", false],
  ["replaced by 6?", "01:02:00:00;01:02:30:00", false],
  ["replaced by 7", "01:02:00:00;01:02:30:00", false],
  ["replaces 6", "01:02:00:00;01:02:30:00", false],
  ["replaced by 6", "01:01:20:00;01:02:06:00", false],
])("a row «%s» at %s is listed as off beside its replacement: %s", async (note, place, isOff) => {
  const { heard, off } = await usesAsRead(
    `No;Title;In;Out;Notes\n6;Delta 2;01:02:04:00;01:02:32:00;\n7;Sel;${place};${note}`,
  );
  expect([heard.length, off.length]).toEqual(isOff ? [1, 1] : [2, 0]);
});

const KINDS = "Titel;Beginn;Dauer;Art";
const musicIn = async (text: string) =>
  usesOf((await usesAsRead(text)).edit.clips)
    .filter((use) => !isNotMusic(use))
    .map(({ name }) => name);
test.each([
  ["Atmo", "Vorspann"],
  ["Ambiente", "Sinton\u00eda"],
  ["bruitage", "fond"],
  ["SFX", "Source"],
  ["O-Ton", "HG"],
])("a column for the kind that says %j is believed, though no row says music", async (kind, other) => {
  expect(await musicIn(`${KINDS}\nWald;0:10;0:20;${kind}\nNebel;0:40;0:10;${other}`)).toEqual(["Nebel"]);
});

test.each([
  ["quoi", "PLATEAU", "DISQUE"],
  ["quoi", "REPORTAGE", "DISQUE"],
  ["rubrique", "PUB", "tapis"],
  ["what", "Speech", "Bed"],
  ["Art", "Wort", "Musik"],
  ["Was", "Moderation", "Titel"],
  ["tipo", "parlato", "sottofondo"],
  ["Qu\u00e9", "habla", "fondo"],
])(
  "under «%s» the kind %j is believed, also against a title with a word for music",
  async (head, ...kinds) => {
    const [kind, other] = kinds;
    const rows = [`Musik-Meyer;0:10;0:20;${kind}`, `Nebel;0:40;0:10;${other}`];
    expect(await musicIn([`Titel;Beginn;Dauer;${head}`, ...rows].join("\n"))).toEqual(["Nebel"]);
  },
);

test.each(["Ger\u00e4usch", "SON", "rumori", "ruido"])("a kind %j is a noise", async (kind) => {
  expect(await musicIn(`${KINDS}\nWald;0:10;0:20;${kind}\nNebel;0:40;0:10;HG`)).toEqual(["Nebel"]);
});

test.each([
  ["Ambiance", "Ambiance"],
  ["News", "Corporate"],
  ["Background", "Visual"],
  ["Ambient", "Pop"],
])("kinds %j and %j leave the rows music: a genre, or the use in the programme", async (...kinds) => {
  const [one, other] = kinds;
  expect(await musicIn(`${KINDS}\nWald;0:10;0:20;${one}\nNebel;0:40;0:10;${other}`)).toHaveLength(2);
});

test("a remark «ambiance» alone makes a row no music, and one that insists on music brings a title back", async () => {
  const rows = [
    "Vent roseaux;;0:10;0:20;ambiance",
    "Ambiance guinguette;;0:40;0:50;c'est une MUSIQUE, pas une ambiance !!",
    "Delta;;1:00;1:10;ambiance tendue",
  ];
  expect(await musicIn(rowsOf(...rows))).toEqual(["Ambiance guinguette", "Delta"]);
});

test.each(["NO MUS", "NO MUSIC", "PAS DE ZIK"])("a row with the title %j is no music", async (title) => {
  const { heard } = await usesAsRead(rowsOf(DELTA, `${title};;0:40;0:50;`));
  expect(heard).toEqual([heardAs]);
});

test.each([
  ["non", false],
  ["Non, trop cher", false],
  ["nein", false],
  ["\u00e0 voir", false],
  ["?", false],
  ["oui", true],
  ["oui mais tr\u00e8s bas", true],
  ["n/a", true],
  ["", true],
])("the answer %j in the column «On garde ?» means that the row is heard: %s", async (answer, isHeard) => {
  const { heard } = await usesAsRead(`Titre;D\u00e9but;Dur\u00e9e;On garde ?\nDelta;0:10;0:30;${answer}`);
  expect(heard).toHaveLength(isHeard ? 1 : 0);
});

test("music that a remark names as the replacement at the same points is a use, unless it has a row", async () => {
  const row = "Sel;;0:40;0:50;remplac\u00e9e par Velvet Broom (Tom Reyes), m\u00eames points";
  const { heard, off } = await usesAsRead(rowsOf(row));
  expect(heard).toEqual(["Velvet Broom 00:00:40:00–00:00:50:00"]);
  expect(off).toEqual(["Sel 00:00:40:00–00:00:50:00"]);
  const own = await usesAsRead(rowsOf(row, "Velvet Broom;;0:40;0:50;"));
  expect(own.heard).toEqual(["Velvet Broom 00:00:40:00–00:00:50:00"]);
  const elsewhere = await usesAsRead(rowsOf("Sel;;0:40;0:50;replaced by strings"));
  expect(elsewhere.heard).toEqual(["Sel 00:00:40:00–00:00:50:00"]);
});

test("a remark that says there is only speech counts against a title with a word for music", async () => {
  const rows = [
    "Musique de rue, sujet 3;;0:10;0:20;dialogue only - nom du sujet",
    "Musique Delta;;0:40;0:50;",
  ];
  expect(await musicIn(rowsOf(...rows))).toEqual(["Musique Delta"]);
});

test.each([
  ["RAUS: Sel (Reprise) \u2013 zu laut", true],
  ["FUERA: Sel", true],
  ["VIR\u00c9E - Sel", true],
  ["VOID Sel", true],
  ["OMIT Sel", true],
  ["MUTED - Sel", true],
  ["DELETED: Sel", true],
  ["MUTED Horns", false],
  ["REMOVED Letters", false],
  ["DELETED Files", false],
  ["UNUSED Rooms", false],
  ["muted \u2013 Sel", true],
  ["supprim\u00e9e : Sel", true],
  ["tolta - Sel", true],
  ["RAUS: Blende am Ende", false],
  ["coupe : Plan large", false],
  ["Muted \u2013 Sel", false],
  ["removed: vocals", false],
  ["void sel", false],
])("a row with the title «%s» is off: %s", async (title, isOff) => {
  const { off } = await usesAsRead(rowsOf(DELTA, `${title};;00:01:40:00;00:01:50:00;`));
  expect(off).toHaveLength(isOff ? 1 : 0);
});

test.each([
  "track is off",
  "still there but the track is muted",
  "piste mut\u00e9e",
  "Spur ist stumm",
  "pista desactivada",
])("a row with the remark «%s» is off", async (remark) => {
  const { off } = await usesAsRead(rowsOf(DELTA, `Sel;;00:01:40:00;00:01:50:00;${remark}`));
  expect(off).toHaveLength(1);
});
