import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe lente. Merci d'avance, je monte ce soir !", "fr"],
  ["harpe lente. Merci beaucoup, bon week-end", "fr"],
  ["Merci, bonne journée à tous. Harpe lente", "fr"],
  ["harpe lente, à valider lundi avec la com", "fr"],
  ["harpe lente, besoin pour demain matin", "fr"],
  ["harpe lente, lâchez-vous !", "fr"],
  ["on a déjà eu 5 allers-retours, harpe lente", "fr"],
  ["harpe lente, n'ayez pas peur", "fr"],
  ["slow harp. Thanks in advance, cutting tonight", "en"],
  ["slow harp, thanks so much, have a great weekend!", "en"],
  ["slow harp so don't hold back", "en"],
  ["slow harp, please don’t be shy", "en"],
  ["slow harp. Had 6 rounds of notes on this one already, help", "en"],
  ["slow harp, due tomorrow morning", "en"],
  ["slow harp. We're on air this evening", "en"],
  ["slow harp. Deadline is tomorrow noon so anything you have is great", "en"],
  ["slow harp, very tight deadline", "en"],
  ["harpe lente, deadline vendredi midi", "fr"],
  ["slow harp this time, they're sick of hearing it", "en"],
  ["harpe lente, la prod en a marre", "fr"],
  ["harpe lente, à pied", "fr"],
  ["Happy to jump on a call! Slow harp", "en"],
  ["slow harp, so excited to work on this", "en"],
  ["Fun project: slow harp. This is a lovely one", "en"],
  ["We love your library and need a slow harp. Hope this makes sense", "en"],
  ["honestly, slow harp", "en"],
  ["Love what you sent for the last job. Slow harp", "en"],
  ["slow harp, happy to have a quick call on Monday", "en"],
  ["slow harp for a streamer. Budget is tiny!", "en"],
  ["harpe lente. Merci et bonne journée !", "fr"],
  ["Ravi de travailler avec vous, harpe lente, un projet sympa", "fr"],
  ["slow harp, she gets a no from them", "en"],
  ["harpe lente pour la cheffe monteuse", "fr"],
] as const)("the courtesies and idioms of «%s» are no wish", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind).toSorted()).toEqual(["tempo", "term"]);
});

test.each([
  ["gratitude, reconnaissance, merci", "fr", ["gratitude", "reconnaissance", "merci"]],
  ["a child happy to see a dog, harp", "en", ["child", "happy", "see", "dog", "harp"]],
  ["happy to have harp", "en", ["harp"]],
  ["une bonne journée à la plage, harpe", "fr", ["journée", "plage", "harpe"]],
  ["a fun harp", "en", ["fun", "harp"]],
  ["harpe, une chanson d'adieu, merci Chérie", "fr", ["harpe", "chanson", "adieu", "merci", "Chérie"]],
  ["harpe, la belle saison", "fr", ["harpe", "belle", "saison"]],
  ["harpe, une peur d'enfant", "fr", ["harpe", "peur", "enfant"]],
  ["a shy girl, harp", "en", ["shy", "girl", "harp"]],
  ["help the homeless, harp", "en", ["help", "homeless", "harp"]],
  ["harp, a boxer goes twelve rounds", "en", ["harp", "boxer", "twelve", "rounds"]],
  ["harp, hold music", "en", ["harp", "hold music"]],
  ["harp, a deadline thriller", "en", ["harp", "deadline", "thriller"]],
  ["harp, time travel", "en", ["harp", "time travel"]],
  ["harp, a sick child", "en", ["harp", "sick", "child"]],
  ["harp, election campaign", "en", ["harp", "election campaign"]],
  ["harpe, pieds nus", "fr", ["harpe", "pieds nus"]],
  ["harpe, course à pied", "fr", ["harpe", "course à pied"]],
  ["harpe, vie à la campagne", "fr", ["harpe", "vie à la campagne"]],
  ["harp, tomorrow never comes", "en", ["harp", "tomorrow", "comes"]],
] as const)("the same words in «%s» keep their meaning", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map((concept) => concept.words)).toEqual(words);
});

test.each([
  ["we are happy to hear some piano", "en", ["wanted piano"]],
  ["happy to get jazz", "en", ["wanted jazz"]],
  ["looking forward to hearing warm strings", "en", ["wanted warm", "wanted strings"]],
  ["ravie de travailler sur un film avec piano", "fr", ["wanted film", "wanted piano"]],
  ["on dit non à la batterie, oui au piano", "fr", ["wanted dit", "excluded batterie", "wanted piano"]],
] as const)("the courtesy in «%s» takes no wish with it", async (text, locale, parts) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
});
