import { expect, test } from "vitest";
import { withoutCapitals } from "./without-capitals.ts";

test.each([
  ["Maud KERLÉO", "Maud Kerléo"],
  ["Yann LE DANTEC", "Yann Le Dantec"],
  ["LEFÈVRE-MOREAU Noël", "Lefèvre-Moreau Noël"],
  ["Siobhán O'BRIEN", "Siobhán O'Brien"],
  ["Ana MCDONALD", "Ana McDonald"],
  ["Ana DE LA TOUR", "Ana de la Tour"],
  ["Jan Willem VAN DER BERG", "Jan Willem van der Berg"],
  ["Léo HAN", "Léo Han"],
  ["MARTIN, Léo", "Martin, Léo"],
  ["Jörg MÜLLER", "Jörg Müller"],
  ["Petr VLK", "Petr Vlk"],
  ["Nora RADIGUET", "Nora Radiguet"],
  ["Aisha RAI", "Aisha Rai"],
  ["Léo HAN Quartet", "Léo Han Quartet"],
])("the family name of «%s» is written «%s»", (name, expected) => {
  expect(withoutCapitals(name)).toBe(expected);
});

test.each([
  "KLANGWERK",
  "MAUD KERLÉO",
  "DJ Shadow",
  "Ana Roux III",
  "JJ Cale",
  "R.E. Marl",
  "Ana McDonald",
  "808 State",
  "Chœur ORTF",
  "Maîtrise de l'ORTF",
  "WDR Big Band",
  "Orchestre KLR",
  "KLR Sinfonieorchester",
  "Coro RAI Torino",
  "Ana ROUX and LÉO Han",
])("«%s» stays as it is", (name) => {
  expect(withoutCapitals(name)).toBe(name);
});
