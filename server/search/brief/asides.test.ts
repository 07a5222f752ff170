import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutAsides } from "./asides.ts";

const { read } = briefReader();

test.each([
  ["alors moi je cherche une harpe, faut que ça tienne, douce", ["alors moi", "faut que ça tienne"]],
  ["harpe douce, diffusion le 4 mars, avant jeudi 17h", ["diffusion le 4 mars", "avant jeudi 17h"]],
  ["Suite à notre appel de lundi : harpe", ["Suite à notre appel de lundi"]],
  ["Merci d’envoyer une harpe. Budget habituel.", ["Merci d’", "Budget habituel"]],
  ["harpe pour l’épisode 7 (52')", ["52'"]],
  ["harpe, qu’on puisse boucler", ["qu’on puisse"]],
  ["Peux-tu m’envoyer ça ? harpe", ["Peux-tu m’envoyer ça"]],
  [
    "harp for S3E11 at 00:14:09:12, 2-3 options by EOD Tues",
    ["S3E11", "at 00:14:09:12", "2-3 options", "by EOD Tues"],
  ],
  ["harp, no flute (producer hates it), stems", ["(producer hates it)"]],
  ["harp, no flute, the client hates it", ["the client hates it"]],
  ["The temp is a bit too glossy, so a harp", ["The temp is", "a bit too glossy"]],
  [
    "Hope you are both well. Quick one for a harp, one stop preferred",
    ["Hope you are both well", "Quick one for", "one stop preferred"],
  ],
  ["harp by Sun, thanks", ["by Sun"]],
  ["Hope this finds you well we need a harp", ["Hope this finds you well"]],
  ["J’espère que vous allez bien, une harpe", ["J’espère que vous allez bien"]],
  ["um so it’s a nature doc with a harp, you know", ["um so it’s a", "you know"]],
  ["harp\njo@north.example | +44 20 7946 0000\n0145 55", ["jo@north.example", "+44 20 7946 0000"]],
  [
    "harpe\n01 22 33 44 55\nAvis de confidentialité : ce message\nest secret",
    ["01 22 33 44 55", "Avis de confidentialité : ce message\nest secret"],
  ],
] as const)("the remarks of «%s» are replaced by as many spaces", (brief, dropped) => {
  const { text, ...read } = withoutAsides(brief);
  expect(read.dropped).toEqual(dropped);
  expect(text).toHaveLength(brief.length);
  expect(text).toMatch(/harpe?|nature|envoyer/);
});

test.each([
  "bal du 14 juillet",
  "feux pour le 14 juillet",
  "explicit hip-hop",
  "could you feel it",
  "un dimanche à la campagne",
  "Friday night party",
  "vendredi 18h",
  "harp not too sad",
  "trop triste pour danser",
  "1'10, 2:30, 110 bpm",
  "Fleur de mars",
  "3 pistes séparées",
  "client meeting, corporate",
  "SIL 201-01, FR Z03 26 00012",
  "music by sun and sea",
  "before sun up",
  "until Sun rise",
  "avant mon film",
  "docu sur le 11 septembre",
  "a film about the 6 June",
  "documentaire sur le 6 juin 1944",
  "Hope you dance, country",
  "Hope this will be the day",
  "j'espère que tu trouveras un piano",
])("«%s» contains no remarks", (text) => {
  expect(withoutAsides(text)).toEqual({ text, dropped: [] });
});

test.each([
  `${"a ".repeat(1_000)}1`,
  `hope you ${"x".repeat(2_000)}`,
  `(${"client ".repeat(300)}`,
  `${"is too ".repeat(300)}`,
  `+1${" 1".repeat(1_000)}`,
  `film ${"20 ".repeat(700)}`,
  "budget 1".repeat(250),
  "1 000 ".repeat(330),
  "major big ".repeat(200),
  "hates to ".repeat(220),
  `,${" ".repeat(2_000)}6`,
  "6 juin 6 ".repeat(220),
])("a text of two thousand characters is read quickly, whatever they are", (text) => {
  expect(withoutAsides(text).text).toHaveLength(text.length);
});

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["nothing that sounds too corporate, piano", "en", ["excluded corporate", "wanted piano"]],
  ["avoid what sounds too corporate, piano", "en", ["excluded corporate", "wanted piano"]],
  ["rien qui sonne trop triste, guitare", "fr", ["excluded triste", "wanted guitare"]],
  ["never sounds too epic", "en", ["excluded epic"]],
  ["nothing that is too happy", "en", ["excluded happy"]],
  ["this is way too happy we need dark tense drones", "en", ["wanted dark", "wanted tense", "wanted drones"]],
  ["le temp est trop mou il faut du punch et des cuivres", "fr", ["wanted punch", "wanted cuivres"]],
  ["la voix est trop forte sous la voix, piano", "fr", ["wanted sous la voix", "wanted piano"]],
  ["sounds too slow piano, need drums", "en", ["wanted piano", "wanted drums"]],
] as const)("«%s» keeps all wishes next to a complaint about “too much”", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["piano (le client n’aime pas la batterie)", "fr", ["wanted piano", "excluded batterie"]],
  ["piano (le client déteste la batterie)", "fr", ["wanted piano", "excluded batterie"]],
  ["piano, the client hates drums", "en", ["wanted piano", "excluded drums"]],
  ["harp (producer hates flutes), strings", "en", ["wanted harp", "excluded flutes", "wanted strings"]],
  ["piano, the client doesn’t like drums", "en", ["wanted piano", "excluded drums"]],
] as const)("«%s» excludes the instrument that the client hates", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});
