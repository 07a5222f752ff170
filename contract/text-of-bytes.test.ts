import { expect, test } from "vitest";
import { encodingsOf, textOfBytes } from "./text-of-bytes.ts";

/** A text in a code page, by asking the decoder for the letter of each byte; Shift-JIS by pairs. */
function encoded(text: string, page: string): Uint8Array {
  const known = new Map<string, number[]>();
  const decoder = new TextDecoder(page);
  for (let byte = 0; byte < 256; byte += 1) known.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  if (page === "shift_jis")
    for (let lead = 0x81; lead < 0xf0; lead += lead === 0x9f ? 0x41 : 1)
      for (let trail = 0x40; trail < 0xfd; trail += 1) {
        const sign = decoder.decode(Uint8Array.of(lead, trail));
        if (!known.has(sign)) known.set(sign, [lead, trail]);
      }
  return Uint8Array.from(
    [...text].flatMap((sign) => known.get(sign) ?? expect.fail(`${page} has no ${sign}`)),
  );
}

const TEXTS: Record<string, string[]> = {
  "windows-1252": [
    "Été",
    "Le chœur d’été à Séville, « Noël » – où ça ?",
    "L’hiver",
    "ÉTÉ À SÉVILLE",
    "Mañana será otro día. ¿Dónde está?",
    "Grüße aus München, Straße, Übung",
    "Canção do mar, ilusões, manhã",
    "Città perduta, però",
    "Smørrebrød på øen, Ærø, Ångström",
    "Þórsmörk, ævintýri, það",
    "Prix : 10 €",
    "Night – Day",
    "It’s over",
    "Don’t stop – live",
    "The “Big” Sleep",
    "Rock ’n’ Roll",
    "Delta™",
    "WAIT…",
    "CAFÉ",
    "Summer of ’69",
    "80’s",
  ],
  macintosh: [
    "Épi",
    "Le chœur d’été à Séville, « Noël » – où ça ?",
    "L’été dernier",
    "L’hiver",
    "Chant d’or",
    "ÉTÉ À SÉVILLE",
    "Mañana será otro día. ¿Dónde está?",
    "Grüße aus München, Straße, Übung",
    "Canção do mar, ilusões",
    "Città perduta, però",
    "Smørrebrød på øen, Ærø",
    "Garçon, là-bas",
    "FORÊT",
    "RÊVE",
    "NOËL",
    "Cœur",
    "Sœur",
    "Œuvre",
    "Ça va",
    "Ñandú",
    "Müller",
    "It’s over",
    "Night – Day",
    "Rock ’n’ Roll",
    "Summer of ’69",
    "The “Big” Sleep",
  ],
  "windows-1250": [
    "Łódź nocą",
    "Zażółć gęślą jaźń",
    "Księżyc",
    "Příběh o řece",
    "Žluťoučký kůň",
    "Őszi este a Dunánál, esőben",
    "Tűzijáték",
    "Večer",
    "Šuma žubori, đak, kuća",
  ],
  "windows-1251": ["Ночь", "Тёплый дождь над Невой", "МОСКВА", "Київ, їжак і ґанок", "Track 1\tВечер у реки"],
  shift_jis: ["夜の雨", "ガラスの森", "東京タワー 2", "さくら", "Marker\tオープニング曲\t00:01:00:00"],
};

test.each(Object.entries(TEXTS).flatMap(([page, texts]) => texts.map((text) => [page, text] as const)))(
  "in %s, «%s» is decoded correctly",
  (page, text) => {
    for (const end of ["\n", "\r", "\r\n"])
      expect(textOfBytes(encoded(`name,in,out${end}${text}${end}`, page))).toBe(
        `name,in,out${end}${text}${end}`,
      );
  },
);

test.each([
  ["Moře", "windows-1250", ["windows-1252", "windows-1250"]],
  ["Søren", "windows-1252", ["windows-1252", "windows-1250"]],
  ["L’hiver", "windows-1252", ["windows-1252", "macintosh"]],
  ["Le chœur d’été à Séville", "macintosh", ["macintosh"]],
  ["Ночь", "windows-1251", ["windows-1251"]],
  ["夜の雨", "shift_jis", ["shift_jis"]],
  // The same letters in both pages are one reading.
  ["Été", "windows-1252", ["windows-1252"]],
])("«%s» in %s may be in %j", (text, page, pages) => {
  expect(encodingsOf(encoded(text, page))).toEqual(pages);
});

test("a text with a byte order mark, an XML declaration or valid Unicode has one encoding only", () => {
  expect(encodingsOf(Buffer.from("Moře"))).toEqual(["utf-8"]);
  expect(encodingsOf(utf16("Moře", true))).toEqual(["utf-16be"]);
  expect(encodingsOf(encoded(xml("windows-1250", "Moře"), "windows-1250"))).toEqual(["windows-1250"]);
});

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};
test.each(["Marker Name\tIn\nÉté\t00:00", "名前\tイン\n夜の雨\t00:01", "Имя\tIn\nНочь\t0"])(
  "%j is decoded from UTF-8 and UTF-16, with and without a byte order mark",
  (text) => {
    for (const mark of ["", "\uFEFF"]) {
      expect(textOfBytes(Buffer.from(mark + text))).toBe(text);
      expect(textOfBytes(utf16(mark + text, false))).toBe(text);
      expect(textOfBytes(utf16(mark + text, true))).toBe(text);
    }
  },
);

const xml = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<a>${text}</a>`;
test.each([
  ["ISO-8859-1", "windows-1252", "Été"],
  ["iso-8859-2", "iso-8859-2", "Łódź, Plzeň"],
  ["windows-1250", "windows-1250", "Večer"],
  ["KOI8-R", "koi8-r", "Ночь"],
  ["x-mac-roman", "macintosh", "Été"],
  ["MacRoman", "macintosh", "ª"],
  ["Shift_JIS", "shift_jis", "夜"],
])("XML that declares %s is decoded with it", (declared, page, text) => {
  const document = xml(declared, text);
  expect(textOfBytes(encoded(document, page))).toBe(document);
});

test("valid UTF-8 and UTF-16 are decoded as such even if the XML declares another encoding", () => {
  for (const declared of ["us-ascii", "ISO-8859-1", "UTF-8", "UTF-16", "nonsense"]) {
    const document = xml(declared, "Été à Séville");
    expect(textOfBytes(Buffer.from(document))).toBe(document);
  }
  const wide = xml("UTF-16", "Été");
  expect(textOfBytes(utf16(wide, true))).toBe(wide);
  expect(textOfBytes(encoded(xml("UTF-8", "Été"), "windows-1252"))).toBe(xml("UTF-8", "Été"));
});

test("UTF-8 with a stray byte or a truncated letter is still decoded as UTF-8", () => {
  const whole = Buffer.from("name,in\nÉté à Séville\nForêt\n");
  const stray = Buffer.concat([whole, Buffer.of(0xe9), Buffer.from("nd\n")]);
  expect(textOfBytes(stray)).toBe(`${whole}\ufffdnd\n`);
  expect(textOfBytes(Buffer.concat([whole, Buffer.of(0xe2, 0x80)]))).toBe(`${whole}\ufffd`);
});

test("binary data keeps its zeros, and no bytes give an empty text", () => {
  expect(textOfBytes(Uint8Array.of(0x89, 0x50, 0, 1, 2, 0, 0, 3))).toContain("\0");
  expect(textOfBytes(new Uint8Array())).toBe("");
});
