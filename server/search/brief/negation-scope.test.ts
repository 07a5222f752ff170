import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsAndDropped(text: string, locale: "fr" | "en") {
  const { concepts, dropped } = await read(text, locale);
  return { parts: concepts.map(({ mode, words }) => `${mode} ${words}`), dropped };
}

test.each([
  ["hand drum, no modern drum kit", "en", ["wanted hand drum", "excluded drum kit"], ["modern"]],
  ["pas de percus épiques, harpe", "fr", ["excluded percus", "wanted harpe"], ["épiques"]],
  ["no drums dreamy pads", "en", ["excluded drums", "wanted dreamy", "wanted pads"], []],
  ["pas trop sombre piano", "fr", ["wanted piano"], ["pas trop sombre"]],
  ["not too dark", "en", ["excluded dark"], []],
  // A word that only describes what is refused.
  ["harp, no reverb-y synth pads", "en", ["wanted harp", "excluded synth pads"], []],
  ["harp, no dreamy synth pads", "en", ["wanted harp", "excluded synth pads"], ["dreamy"]],
  ["harpe, sans grosses montées trailer", "fr", ["wanted harpe", "excluded montées"], ["trailer"]],
  ["harp, no grand piano", "en", ["wanted harp", "excluded grand piano"], []],
  // Refusals behind the thing, and in a story.
  ["sax is a no, harp", "en", ["excluded sax", "wanted harp"], []],
  ["Sax is a hard no; harp", "en", ["excluded Sax", "wanted harp"], []],
  [
    "wedding, a no from the bride, harp",
    "en",
    ["wanted wedding", "wanted bride", "wanted harp"],
    ["a no", "from"],
  ],
  ["pas de reprises ni de chant, harpe", "fr", ["excluded chant", "wanted harpe"], ["pas de reprises"]],
  ["no covers or brass, harp", "en", ["excluded brass", "wanted harp"], ["covers or"]],
  ["bass, no amen break", "en", ["wanted bass", "excluded amen", "excluded break"], []],
  ["pas de néo-classique à la Einaudi", "fr", ["excluded néo-classique", "excluded Einaudi"], []],
  ["flute, not Girl From Ipanema", "en", ["wanted flute", "excluded Girl", "excluded Ipanema"], ["From"]],
  [
    "piano sans batterie doux et intime",
    "fr",
    ["wanted piano", "excluded batterie", "wanted doux", "wanted intime"],
    [],
  ],
  [
    "pas de percus épiques et tendues, harpe",
    "fr",
    ["excluded percus", "wanted harpe"],
    ["épiques", "tendues"],
  ],
  ["upbeat, no claps ukulele", "en", ["wanted upbeat", "excluded claps", "wanted ukulele"], []],
  ["rien de triste piano et cordes", "fr", ["excluded triste", "wanted piano", "wanted cordes"], []],
  [
    "Solo Harp No Drums Warm Piano",
    "en",
    ["wanted Solo", "wanted Harp", "excluded Drums", "wanted Warm", "wanted Piano"],
    [],
  ],
  ["no drums like Max Richter", "en", ["excluded drums", "wanted Max Richter"], ["like"]],
  ["Nothing with sax", "en", ["excluded sax"], []],
  ["violin with no sax, piano", "en", ["wanted violin", "excluded sax", "wanted piano"], []],
  ["rien avec du saxophone", "fr", ["excluded saxophone"], []],
  ["no feel good, piano", "en", ["excluded feel good", "wanted piano"], []],
  ["no feel-good pop", "en", ["excluded feel-good"], ["pop"]],
  ["no sound design", "en", ["excluded design"], ["sound"]],
  ["no fait divers", "fr", ["excluded fait divers"], []],
  [
    "harpe, sans percussions façon péplum épique",
    "fr",
    ["wanted harpe", "excluded percussions"],
    ["façon", "péplum", "épique"],
  ],
  ["pas de swing années 40, harpe", "fr", ["excluded swing", "wanted harpe"], ["années 40"]],
  ["harp, no brass Hollywood-style", "en", ["wanted harp", "excluded brass"], ["Hollywood", "style"]],
  ["harp, no 80s synth pop", "en", ["wanted harp", "excluded 80s synth", "excluded pop"], []],
  ["no look ahead, piano", "en", ["excluded ahead", "wanted piano"], ["look"]],
  ["harpe, pas de jazz style samba", "fr", ["wanted harpe", "excluded jazz"], ["style", "samba"]],
  ["harp, no pop disco-style", "en", ["wanted harp", "excluded pop"], ["disco", "style"]],
  ["harpe, pas de cuivres façon braam", "fr", ["wanted harpe", "excluded cuivres"], ["façon", "braam"]],
] as const)("the negation in «%s» reaches as far as intended", async (text, locale, parts, dropped) => {
  expect(await partsAndDropped(text, locale)).toEqual({ parts, dropped });
});

test.each([
  ["sans batterie style reggae", "fr", ["excluded batterie", "wanted reggae"]],
  ["harpe sans batterie genre chillhop", "fr", ["wanted harpe", "excluded batterie", "wanted chillhop"]],
  ["pas de synthé façon jazz manouche", "fr", ["excluded synthé", "wanted jazz manouche"]],
  ["no drums in the style of a tango, harp", "en", ["excluded drums", "wanted tango", "wanted harp"]],
  ["harp, no drums flamenco style", "en", ["wanted harp", "excluded drums", "wanted flamenco"]],
] as const)("in «%s» the style behind a refused instrument is wanted", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["ukulélé INTERDIT, harpe", "fr", ["excluded ukulélé", "wanted harpe"]],
  ["harpe, claps à éviter", "fr", ["wanted harpe", "excluded claps"]],
  ["harp, claps to avoid", "en", ["wanted harp", "excluded claps"]],
  ["harp, tuba is a no-go", "en", ["wanted harp", "excluded tuba"]],
  ["harp is nice, tuba isn't", "en", ["wanted harp", "excluded tuba"]],
  ["harp, drums are not welcome", "en", ["wanted harp", "excluded drums"]],
  ["harpe, le tuba, c’est non", "fr", ["wanted harpe", "excluded tuba"]],
  ["harpe, le tuba ne convient pas", "fr", ["wanted harpe", "excluded tuba"]],
  ["harpe, les cuivres sont hors de question", "fr", ["wanted harpe", "excluded cuivres"]],
] as const)("in «%s» a word after a thing negates it", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["harpe, chant bienvenu mais pas obligatoire", "fr", ["wanted harpe", "loose chant"], "pas obligatoire"],
  ["harp, choir not essential", "en", ["wanted harp", "loose choir"], "not essential"],
] as const)("«%s» excludes nothing", async (text, locale, parts, said) => {
  const read = await partsAndDropped(text, locale);
  expect(read.parts).toEqual(parts);
  expect(read.dropped).toContain(said);
});

test.each([
  [
    "harp, NO birds rain or waves",
    "en",
    ["wanted harp", "excluded birds", "excluded rain", "excluded waves"],
  ],
  [
    "harpe, sans oiseaux pluie ni vagues",
    "fr",
    ["wanted harpe", "excluded oiseaux", "excluded pluie", "excluded vagues"],
  ],
  ["harp, no angels/goodbye", "en", ["wanted harp", "excluded angels", "excluded goodbye"]],
  ["no rain, birds or wind, harp", "en", ["excluded rain", "excluded birds", "excluded wind", "wanted harp"]],
  ["harp, drums out", "en", ["wanted harp", "excluded drums"]],
  ["harp, handclaps off", "en", ["wanted harp", "excluded handclaps"]],
] as const)("all that «%s» lists is excluded", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["harp, no drums piano or guitar", "en", ["wanted harp", "excluded drums", "wanted piano or guitar"]],
  ["harp, no drums / piano", "en", ["wanted harp", "excluded drums", "wanted piano"]],
  ["no rain, calm or slow", "en", ["excluded rain", "wanted calm", "wanted slow"]],
  ["harp, a day out", "en", ["wanted harp", "wanted day"]],
  ["harp, a day off", "en", ["wanted harp", "wanted day off"]],
] as const)("in «%s» the negation stops before the next wish", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["harpe. La cliente a dit « pas de tuba »", "fr", ["wanted harpe", "excluded tuba"]],
  ['harp. The client said "no tuba", slow', "en", ["wanted harp", "excluded tuba", "wanted slow"]],
  ['harp, "No Tuba"', "en", ["wanted harp", "must No Tuba"]],
  ['harp, a song called "no tuba"', "en", ["wanted harp", "wanted song", "must no tuba"]],
] as const)("the quotation in «%s» is a refusal if it is no title", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["joyeux, rien de corporate… tempo 120 bpm", "fr", "wanted tempo 120 bpm"],
  ["piano, pas de violon… tempo rapide", "fr", "wanted tempo rapide"],
  ["joyeux, pas de country… banjo rapide", "fr", "wanted banjo"],
  ["pas encore un énième truc épique… une harpe", "fr", "wanted harpe"],
  ["le client déteste le ukulélé… guitare sèche", "fr", "wanted guitare sèche"],
  ["pas trop rapide… 90 bpm", "fr", "wanted 90 bpm"],
  ["pas de voix…piano seul", "fr", "wanted piano seul"],
  ["sans batterie…120 bpm", "fr", "wanted 120 bpm"],
  ["happy, not corporate… fast", "en", "wanted fast"],
  ["cello, no drums… warm pads", "en", "wanted warm pads"],
  ["avoid anything that sounds like a trailer… harp", "en", "wanted harp"],
  ["not another sad piano thing… upbeat funk", "en", "wanted funk"],
  ["singing is a no-go… harp", "en", "wanted harp"],
  ["NOT epic trailer brass… slow harp", "en", "wanted harp"],
] as const)("in «%s» the three dots end the negation", async (text, locale, wish) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toContain(wish);
  expect(concepts.some(({ mode }) => mode === "excluded") || concepts[0]?.kind === "version").toBe(true);
});

test.each([
  ["« Pas… trop », harpe", "Pas… trop"],
  ["“Wait… what”, harp", "Wait… what"],
])("the three dots of the quoted title in «%s» stay", async (text, title) => {
  const { concepts } = await read(text, "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toContain(`must ${title}`);
});

test.each([
  ["cello, no dubstep drops", "en", ["excluded dubstep"], ["drops"]],
  ["cello, no EDM drop", "en", ["excluded EDM"], ["drop"]],
  ["cello, no reverb drums", "en", ["excluded reverb"], ["drums"]],
  ["cello, no trap drums", "en", ["excluded trap"], ["drums"]],
  ["cello, no reggae guitar", "en", ["excluded reggae"], ["guitar"]],
  ["cello, no trailer braams", "en", ["excluded trailer"], ["braams"]],
  ["cello, avoid trap drums", "en", ["excluded trap"], ["drums"]],
  ["cello, client hates disco beats", "en", ["excluded disco"], ["beats"]],
  ["cello, no medieval flutes", "en", ["excluded flutes"], ["medieval"]],
  ["cello, no rock anthems", "en", ["excluded rock"], ["anthems"]],
  ["cello, no piano ballads", "en", ["excluded piano"], ["ballads"]],
  ["cello, not a baby lullaby", "en", ["excluded baby"], ["lullaby"]],
  ["cello, not a christmas jingle", "en", ["excluded christmas"], ["jingle"]],
  [
    "cello, not baby-lullaby, not techno",
    "en",
    ["baby", "lullaby", "techno"].map((one) => `excluded ${one}`),
    [],
  ],
  ["cello, no modern beats or synths", "en", ["excluded beats", "excluded synths"], ["modern"]],
  ["cello, nothing like a baby lullaby", "en", ["excluded baby"], ["like", "lullaby"]],
  [
    "cello, no modern sounds such as dubstep",
    "en",
    ["excluded modern", "excluded dubstep"],
    ["sounds", "such"],
  ],
  ["cello, not modern like techno", "en", ["excluded modern", "excluded techno"], ["like"]],
  ["cello, no percussion such as congas", "en", ["excluded percussion", "excluded congas"], ["such"]],
  ["cello, no big band style brass", "en", ["excluded big band"], ["style", "brass"]],
] as const)("“%s” wants nothing of what it refuses", async (text, locale, parts, dropped) => {
  expect(await partsAndDropped(text, locale)).toEqual({ parts: ["wanted cello", ...parts], dropped });
});

test.each([
  ["harpe, pas de percus fortes", ["excluded percus"], ["fortes"]],
  ["harpe, pas de montée ni de percus fortes", ["excluded montée", "excluded percus"], ["fortes"]],
  ["harpe, sans montée ni percus fortes", ["excluded montée", "excluded percus"], ["fortes"]],
  ["harpe, pas de basse lourde", ["excluded basse"], ["lourde"]],
  ["harpe, pas de synthé froid", ["excluded synthé"], ["froid"]],
  ["harpe, pas de batterie rapide", ["excluded batterie"], ["rapide"]],
  ["harpe, pas de nappes sombres", ["excluded nappes"], ["sombres"]],
  ["harpe, pas de violons tristes et lents", ["excluded violons"], ["tristes", "lents"]],
  ["harpe, pas de montées épiques grandiloquentes", ["excluded montées"], ["épiques", "grandiloquentes"]],
  ["harpe, pas de rythme trop marqué", ["excluded rythme"], ["marqué"]],
  ["harpe, évitez les percussions lourdes", ["excluded percussions"], ["lourdes"]],
  ["harpe, aucune trompette brillante", ["excluded trompette"], ["brillante"]],
  ["harpe, pas de version moderne remixée", ["excluded moderne"], ["version", "remixée"]],
  [
    "harpe, pas de version moderne remixée type electro swing",
    ["excluded moderne", "excluded electro swing"],
    ["version", "remixée", "type"],
  ],
  ["harpe, pas moderne type electro swing", ["excluded moderne", "excluded electro swing"], ["type"]],
  ["harpe, pas de remix type electro swing", ["excluded remix", "excluded electro swing"], ["type"]],
  ["harpe, rien de moderne style electro", ["excluded moderne"], ["style", "electro"]],
] as const)("«%s» wants nothing of what it refuses", async (text, parts, dropped) => {
  expect(await partsAndDropped(text, "fr")).toEqual({ parts: ["wanted harpe", ...parts], dropped });
});

test.each([
  ["no drums, piano", "en", "wanted piano"],
  ["not sad but hopeful piano", "en", "wanted hopeful"],
  ["no drums warm and intimate", "en", "wanted warm"],
  ["no drums piano only", "en", "wanted piano"],
  ["no claps ukulele", "en", "wanted ukulele"],
  ["no techno, drops are welcome, harp", "en", "loose drops"],
  ["no techno with a harp", "en", "wanted harp"],
  ["no jazz happy ukulele", "en", "wanted happy"],
  ["no jazz happy ukulele", "en", "wanted ukulele"],
  ["no techno ambient instead", "en", "wanted ambient"],
  ["no techno no vocals, harp", "en", "wanted no vocals"],
  ["no jazz 120 bpm", "en", "wanted 120 bpm"],
  ["not sad piano", "en", "wanted piano"],
  ["no drums, something like bossa nova", "en", "wanted bossa nova"],
  ["pas de voix, un piano seul", "fr", "wanted piano seul"],
  ["sans batterie doux et lent", "fr", "wanted doux"],
  ["pas de percus, fortes nappes", "fr", "wanted nappes"],
  ["sans batterie style bossa nova", "fr", "wanted bossa nova"],
  ["pas de techno mais un piano doux", "fr", "wanted doux"],
  ["pas trop moderne, genre musette", "fr", "wanted musette"],
] as const)("the wish behind the refusal of «%s» stays", async (text, locale, wish) => {
  expect((await partsAndDropped(text, locale)).parts).toContain(wish);
});
