import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harp, client also hates glockenspiel", "en", ["wanted harp", "excluded glockenspiel"]],
  ["harp. The client really hates glockenspiel", "en", ["wanted harp", "excluded glockenspiel"]],
  ["harp, our creative director always hates flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, Susan hates flutes and whistling", "en", ["wanted harp", "excluded flutes", "excluded whistling"]],
  ["harp, we all hate flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, clients absolutely hate flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, the agency dislikes flutes, strings", "en", ["wanted harp", "excluded flutes", "wanted strings"]],
  ["harp, they don’t really like flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, the client doesn’t particularly like flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harpe, le client déteste aussi la flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["harpe, la réalisatrice déteste également la flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["harpe, le réalisateur n’aime vraiment pas la flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["the client doesn’t like it too slow, harp", "en", ["excluded slow", "wanted harp"]],
  ["harp, the client hates it when it's too slow", "en", ["wanted harp", "excluded slow"]],
  ["harp, they don't like it when it is too dark", "en", ["wanted harp", "excluded dark"]],
  ["harp, our client doesn't want it to be sad", "en", ["wanted harp", "excluded sad"]],
  [
    "harp, we're not big fans of flutes and whistling",
    "en",
    ["wanted harp", "excluded flutes", "excluded whistling"],
  ],
  ["harp, not a fan of flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, not really into saxophone", "en", ["wanted harp", "excluded saxophone"]],
  ["harp, I can’t bear accordion or flutes", "en", ["wanted harp", "excluded accordion", "excluded flutes"]],
  ["harp, I don't want to hear flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, let's skip the flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, the client, who hates flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, we don't need flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harpe, le client ne veut pas de saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["harpe, la prod n’est pas fan du saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["j’aime pas le saxo, harpe", "fr", ["excluded saxo", "wanted harpe"]],
  ["harpe, j'aime pas trop le saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["harpe, il aime pas quand c’est trop triste", "fr", ["wanted harpe", "excluded triste"]],
  ["harpe, le client déteste que ça sonne trop triste", "fr", ["wanted harpe", "excluded triste"]],
  [
    "harpe, je ne suis pas fan du saxo et des cordes",
    "fr",
    ["wanted harpe", "excluded saxo", "excluded cordes"],
  ],
  ["harpe, on évite le saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["harpe, en évitant le saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["harpe, marre du saxo", "fr", ["wanted harpe", "excluded saxo"]],
  ["please don't send us anything with a harmonica, harp", "en", ["excluded harmonica", "wanted harp"]],
  ["harp, don't use any bongos", "en", ["wanted harp", "excluded bongos"]],
  ["harp, everybody pitches flutes", "en", ["wanted harp", "excluded flutes"]],
  ["a change from the usual tuba, harp", "en", ["excluded tuba", "wanted harp"]],
  ["harpe, ne nous envoyez surtout pas de flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["harpe, n’envoyez rien avec du tuba", "fr", ["wanted harpe", "excluded tuba"]],
  ["tout le monde nous propose du tuba, harpe", "fr", ["excluded tuba", "wanted harpe"]],
  [
    "on voudrait changer de l’éternel accordéon-tuba, harpe",
    "fr",
    ["excluded accordéon", "excluded tuba", "wanted harpe"],
  ],
  ["harpe, on a horreur des cuivres", "fr", ["wanted harpe", "excluded cuivres"]],
  ["harpe, la cliente a un souci avec l’accordéon", "fr", ["wanted harpe", "excluded accordéon"]],
  ["harpe, le réal a une dent contre les cuivres", "fr", ["wanted harpe", "excluded cuivres"]],
  ["harp, our producer has a thing about flutes", "en", ["wanted harp", "excluded flutes"]],
  [
    "harp, the agency has an allergy to whistling and claps",
    "en",
    ["wanted harp", "excluded whistling", "excluded claps"],
  ],
  ["harpe, ils nous envoient toujours du tuba", "fr", ["wanted harpe", "excluded tuba"]],
  ["harpe, tout le monde met des cordes", "fr", ["wanted harpe", "excluded cordes"]],
  ["harpe, il faut sortir du folk", "fr", ["wanted harpe", "excluded folk"]],
  ["harp, they did not play drums", "en", ["wanted harp", "excluded drums"]],
] as const)("«%s» excludes only the thing that somebody dislikes", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["I hate to ask but need a harp", "en", ["wanted harp"]],
  ["I hate to ask, need a harp", "en", ["wanted harp"]],
  ["client hates waiting, so piano", "en", ["wanted piano"]],
  ["the client hates waiting so piano", "en", ["wanted piano"]],
  ["harp, no flute, the client also hates it", "en", ["wanted harp", "excluded flute"]],
  ["the client hates it, harp", "en", ["wanted harp"]],
  [
    "a boy who hates school, ukulele",
    "en",
    ["wanted boy", "wanted hates", "wanted school", "wanted ukulele"],
  ],
  ["boy hates school, harp", "en", ["wanted boy", "wanted hates", "wanted school", "wanted harp"]],
  ["a man tired of war, harp", "en", ["wanted man", "wanted tired", "wanted war", "wanted harp"]],
  ["the client likes it slow, harp", "en", ["wanted slow", "wanted harp"]],
  ["j’aime pas mal le saxo, harpe", "fr", ["wanted saxo", "wanted harpe"]],
  ["j’aime bien la harpe mais pas le saxo", "fr", ["wanted harpe", "excluded saxo"]],
] as const)("«%s» loses no wish to a dislike", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["ils utilisent des tambours, harpe", "fr", "wanted tambours"],
  ["des voisins : ils donnent de la tendresse à tous, harpe", "fr", "wanted tendresse"],
  ["chacun met de la joie dans sa vie, harpe", "fr", "wanted joie"],
  ["tout le monde utilise le bateau, harpe", "fr", "wanted bateau"],
  ["un homme qui vient de sortir du désert, harpe", "fr", "wanted désert"],
  ["elle veut changer du métro, harpe", "fr", "wanted métro"],
  ["the storm did not bring peace, harp", "en", "wanted peace"],
  ["the forest doesn’t offer hope, harp", "en", "wanted hope"],
  ["a captain has a problem with a storm, harp", "en", "wanted storm"],
  ["they all give love to the village, harp", "en", "wanted love"],
] as const)("«%s» tells a story and excludes nothing of it", async (text, locale, part) => {
  expect(await partsOf(text, locale)).toContain(part);
});

test("“hate” without a subject is a mood", async () => {
  expect(await partsOf("all about hate, piano", "en")).toEqual(["wanted hate", "wanted piano"]);
});

test.each([
  ["rock, le client n’a pas aimé l’électro", "fr", ["électro"]],
  ["rock, pas aimé l'électro de la dernière fois", "fr", ["électro"]],
  ["rock, la réal n’a pas voulu de violons", "fr", ["violons"]],
  ["rock, le diffuseur n’avait pas aimé le piano", "fr", ["piano"]],
  ["rock, le client n’a jamais aimé le piano", "fr", ["piano"]],
  ["rock, la prod n’a pas trop accroché sur le ukulélé", "fr", ["ukulélé"]],
  ["rock, ils n’ont pas apprécié les cuivres et la flûte", "fr", ["cuivres", "flûte"]],
  ["rock, on a pas kiffé le saxo", "fr", ["saxo"]],
  ["rock, la chaîne n’a pas validé la flûte", "fr", ["flûte"]],
  ["rock, le réalisateur n’a pas du tout aimé la harpe", "fr", ["harpe"]],
  ["rock, j’ai pas aimé quand c’était trop triste", "fr", ["triste"]],
  ["rock, ils ont refusé les violons", "fr", ["violons"]],
  ["rock, l’agence a détesté l’accordéon", "fr", ["accordéon"]],
  ["rock, l’électro on oublie", "fr", ["électro"]],
  ["rock, le saxo, du coup on zappe", "fr", ["saxo"]],
  ["rock, la flûte n’a pas plu", "fr", ["flûte"]],
  ["rock, the client hated the flute", "en", ["flute"]],
  ["rock, the director disliked the ukulele", "en", ["ukulele"]],
  ["rock, the client wasn’t keen on the strings", "en", ["strings"]],
  ["rock, agency rejected the banjo", "en", ["banjo"]],
  ["rock, the client has never liked strings", "en", ["strings"]],
  ["rock, they haven’t liked the flute", "en", ["flute"]],
  ["rock, the producer turned down the accordion", "en", ["accordion"]],
  ["rock, client has vetoed whistling", "en", ["whistling"]],
  ["rock, director ruled out strings", "en", ["strings"]],
  ["rock, flute: forget it", "en", ["flute"]],
  ["rock, the flute didn’t work", "en", ["flute"]],
] as const)("«%s» excludes what was disliked in the past", async (text, locale, things) => {
  expect(await partsOf(text, locale)).toEqual(["wanted rock", ...things.map((thing) => `excluded ${thing}`)]);
});

test.each([
  ["le client a aimé l’électro de la dernière fois", "fr", "wanted électro"],
  ["les clients ont adoré la harpe, pas aimé la flûte", "fr", "wanted harpe"],
  ["le client n’a pas aimé le dernier titre, piano doux", "fr", "wanted doux"],
  ["une femme qui n’a pas aimé la guerre, flûte", "fr", "wanted guerre"],
  ["un garçon qui n’a jamais voulu grandir, flûte", "fr", "wanted grandir"],
  ["elle a refusé la mort, flûte", "fr", "wanted mort"],
  ["une histoire que personne n’a aimée, piano triste", "fr", "wanted piano triste"],
  ["on oublie tout, piano calme", "fr", "wanted calme"],
  ["piano, on oublie le violon", "fr", "wanted piano"],
  ["the most hated villain, dark piano", "en", "wanted villain"],
  ["a rejected lover, harp", "en", "wanted lover"],
  ["a boy hated school, harp", "en", "wanted school"],
  ["they refused the war, harp", "en", "wanted war"],
] as const)("«%s» keeps its wish beside a verb in the past", async (text, locale, part) => {
  expect(await partsOf(text, locale)).toContain(part);
});
