/**
 * Function words of both languages, folded. The stemmers' own lists do not work here: they include «été» and «son», and
 * miss «a», which is «à» without its accent.
 */
export const functionWords: ReadonlySet<string> = new Set(
  `a au aux avec ce ces cet cette dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais
  me mes mon ne nos notre nous on ou par pas pour qu que qui sa se ses sur ta te tes ton tu un une vos votre vous
  c d j l m n s t y
  an and are as at be but by for from if in into is it its of or that the their them then there these they this to
  was with you your`.split(/\s+/),
);
