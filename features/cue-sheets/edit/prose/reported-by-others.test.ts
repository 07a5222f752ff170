import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { isNotMusic } from "../not-music.ts";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = "00:10-00:40 «Delta»\n14:00-14:30 Bande-annonce Le Grand Bleu\n15:00-15:30 Trailer The Deep\n";
const offIn = async (text: string) => (await usesAsRead(text)).off.map((use) => use.replace(/ \d\d:.*/, ""));

test.each([
  ["\nTrailers: they report their own music", "Trailer The Deep"],
  ["they report their own music", "Trailer The Deep"],
  ["\nLa bande-annonce : ils déclarent leur propre musique.", "Bande-annonce Le Grand Bleu"],
  ["\nTrailer: die melden ihre Musik selbst", "Trailer The Deep"],
  ["\nPour le trailer, musique déclarée par le distributeur", "Trailer The Deep"],
])("«%s» leaves out what it is about", async (sentence, off) => {
  expect(await offIn(LIST + sentence)).toEqual([off]);
});

test.each([
  "\nTrailers: do they report their own music?",
  "\nPodcast: they report their own music",
  "\nTrailer: déclarée à la Sacem",
])("«%s» leaves out nothing", async (sentence) => {
  expect(await offIn(LIST + sentence)).toEqual([]);
});

test("a remark of a row's own says so too", async () => {
  const rows =
    "Trailer;00:10;00:40;they report their own music\nPub;01:10;01:40;déclarée par l’annonceur\nSel;02:10;02:40;déclarée";
  expect(await offIn(`Titre;Début;Fin;Rem.\n${rows}`)).toEqual(["Trailer", "Pub"]);
});

test("applause is no music, however many clap", async () => {
  const { edit } = await usesAsRead(
    "00:10-00:40 «Delta»\n00:50-00:55 applauses\n13:00-13:10 applaudissements",
  );
  expect(usesOf(edit.clips).map(isNotMusic)).toEqual([false, true, true]);
});
