import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["(voice note) so it's a waltz, harp", "en", ["wanted waltz", "wanted harp"]],
  ["Series producer on a wildlife film, harp", "en", ["wanted wildlife", "wanted film", "wanted harp"]],
  ["je monte un film, harpe", "fr", ["wanted film", "wanted harpe"]],
  ["je monte un 90' pour Arte, 5-6 morceaux : harpe", "fr", ["wanted harpe"]],
  ["harpe, après je coupe", "fr", ["wanted harpe"]],
  ["on tourne le 12/04 et la campagne part en juin, harpe", "fr", ["wanted harpe"]],
  ["the campaign is out in June, harp", "en", ["wanted harp"]],
  ["harp, June launch", "en", ["wanted harp"]],
  ["brass, 100, no forget that", "en", ["wanted brass"]],
  ["My director on this one wants a harp", "en", ["wanted harp"]],
  ["harpe, dès la première mesure", "fr", ["wanted harpe"]],
  ["harp, it must hit within the first 2 secs", "en", ["wanted harp"]],
  ["podcast, episodes are 20 mins so we need a harp", "en", ["wanted podcast", "wanted harp"]],
  ["harp, there's already singing in the scene", "en", ["wanted harp"]],
  ["harpe, on chante déjà dans le film", "fr", ["wanted harpe"]],
  ["la musique sort du transistor, harpe", "fr", ["wanted harpe"]],
  ["harpe, un acteur fredonne les paroles", "fr", ["wanted harpe"]],
  ["harpe, ça fait doublon avec les comédiens", "fr", ["wanted harpe"]],
  ["on avait mis une temp de piano, le client n'en veut plus. Harpe", "fr", ["wanted Harpe"]],
  ["we had used a piano cue but the director rejected it. Harp", "en", ["wanted Harp"]],
  ["waltz, quick, 150? no actually scrap that. harp", "en", ["wanted waltz", "wanted harp"]],
  ["une vraie chanson, harpe", "fr", ["wanted chanson", "wanted harpe"]],
  ["harp with real players", "en", ["wanted harp"]],
  ["harpe, car il y a des cordes", "fr", ["wanted harpe", "wanted cordes"]],
  ["we’re touring a restored silent film, harp", "en", ["wanted restored", "wanted film", "wanted harp"]],
  ["tracks must run over 2 minutes, harp", "en", ["wanted over 2 minutes", "wanted harp"]],
  ["harp, so I want strings", "en", ["wanted harp", "wanted strings"]],
] as const)(
  "«%s» asks for nothing in what it tells of the work and the film",
  async (text, locale, parts) => {
    expect(await partsOf(text, locale)).toEqual(parts);
  },
);

test.each([
  ["campagne, harpe", "fr", ["wanted campagne", "wanted harpe"]],
  ["juin, harpe", "fr", ["wanted juin", "wanted harpe"]],
  ["car chase, harp", "en", ["wanted car chase", "wanted harp"]],
  ["musique vraie, harpe", "fr", ["wanted vraie", "wanted harpe"]],
  ["on monte en tension, harpe", "fr", ["wanted monte", "wanted tension", "wanted harpe"]],
  ["real and honest harp", "en", ["wanted real", "wanted honest", "wanted harp"]],
  ["real instruments, harp", "en", ["wanted real instruments", "wanted harp"]],
  ["silent film, harp", "en", ["wanted silent film", "wanted harp"]],
  ["they run to the hills, harp", "en", ["wanted run", "wanted hills", "wanted harp"]],
  ["“Summer 69”, harp", "en", ["must Summer 69", "wanted harp"]],
] as const)("«%s» keeps words that elsewhere tell of the work", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harp, no piano (everybody does piano), flute", "en", ["wanted harp", "excluded piano", "wanted flute"]],
  ["harpe, pas de piano (trop entendu), flûte", "fr", ["wanted harpe", "excluded piano", "wanted flûte"]],
  ["harp, lyrics can’t mention angels", "en", ["wanted harp", "excluded angels"]],
  ["harpe, les paroles ne doivent pas parler de guerre", "fr", ["wanted harpe", "excluded guerre"]],
] as const)(
  "the reason and the subject of an exclusion in «%s» are no wishes",
  async (text, locale, parts) => {
    expect(await partsOf(text, locale)).toEqual(parts);
  },
);
