import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = "00:10-00:40 «Delta»\n01:10-01:40 «Sel gemme»\n02:00-02:30 «Rust»\n\n";
const offIn = async (dialogue: string) => {
  const { off, edit } = await usesAsRead(LIST + dialogue);
  return [off.map((use) => use.replace(/ \d\d:.*/, "")), (edit.doubts ?? []).length];
};

test.each([
  "Léa : Sel gemme, le client n’aime pas\nMax : ok je la vire",
  "Sel gemme ne marche pas, je l’enlève",
  "Léa : Sel gemme coûte trop cher\nMax : vire-la",
  "@Leo the Sel gemme one doesn't work\nok I'll take it out",
  "Ana: what about Sel gemme at the end?\nLeo: drop that one",
  "Ana: Sel gemme is slow. Should I take it out?\nLeo: yes please",
  "Ana: Sel gemme passt nicht\nLeo: dann nehmen wir das raus",
  "Ana: Sel gemme no pega\nLeo: vale, la quitamos",
  "Ana: Sel gemme costa troppo\nLeo: ok la togliamo",
  "Ana: Sel gemme doesn't work with the picture\nLeo: ok, took it out",
  "Ana: Sel gemme gefällt dem Regisseur nicht, das nehmen wir raus",
  "Léa : Sel gemme est un peu lente, on la vire",
  "Ana: Sel gemme past niet\nLeo: dan haal ik hem eruit",
])("«%s» takes out the music that it names last", async (dialogue) => {
  expect(await offIn(dialogue)).toEqual([["Sel gemme"], 0]);
});

test.each([
  ["Celui de 01:10, on le vire.", ["Sel gemme"]],
  ["drop the one at 01:10 please", ["Sel gemme"]],
  ["Léo : Sel gemme et Rust ne vont pas\nAna : je les vire", ["Sel gemme", "Rust"]],
  ["Léo : Sel gemme ou Rust ?\nAna : je la vire", ["Rust"]],
  ["On vire celui de 01:20", []],
])("«%s» takes out %s", async (dialogue, off) => {
  expect((await offIn(dialogue))[0]).toEqual(off);
});

test("what a sentence puts in the place of the music that it takes out is a row", async () => {
  const { heard } = await usesAsRead(`${LIST}Sel gemme ne va pas, on la vire et on met Ambre à la place`);
  expect(heard[1]).toBe("Ambre 00:01:10:00–00:01:40:00");
});

test.each([
  "Léa : Sel gemme je le vire\nMax : non finalement on le garde",
  "Ana: Sel gemme is slow. Should I take it out?\nLeo: no",
  "Ana: Sel gemme is slow.\nLeo: don't take it out",
  "Sel gemme : on pourrait peut-être, je le vire ?",
  "Ana: Sel gemme\nLeo: take it out at 1:20",
  "Ana: Sel gemme\nLeo: drop it 3 dB",
  "je la vire",
  "Sel gemme : peut-être qu'on la vire",
  "Sel gemme: we had removed it, then restored it",
])("«%s» takes out nothing", async (dialogue) => {
  expect((await offIn(dialogue))[0]).toEqual([]);
});

test.each([
  "Ana: the drums on Sel gemme are too loud\nLeo: take them out",
  "Léa : Sel gemme est super\nLéa : la scène de la gare est trop longue\nMax : ok je la vire",
  "Sel gemme plays over the drone shot, remove it",
  "Sel gemme has some hiss, remove it",
  "Sel gemme tiene un ruido, lo quitamos",
  "Na Sel gemme komt een lange scène, die halen we eruit",
  "Sel gemme : il y a une coupe bizarre, je la retire",
  "Sel gemme is fine. The sting after it is not, remove it",
  "Sel gemme: typo in the title, delete it",
  "Sel gemme, la scena è lunga, la togliamo",
  "Sel gemme: die Szene ist zu lang, die nehmen wir raus",
  "If you don't like Sel gemme, drop it.",
  "Si Sel gemme ne te plaît pas, on l'enlève",
  "Wenn Sel gemme zu laut ist, nehmen wir sie raus",
  "Sel gemme was hard to clear, the label asked us to take it out",
])("whether «%s» takes out music, all of it, is asked", async (dialogue) => {
  expect(await offIn(dialogue)).toEqual([[], 1]);
});
