/** Words that name a folder of stems in any language; `Pistas` alone may be one of whole tracks. */
export const STEMS = String.raw`stems?|multi[\s_-]?(?:tracks?|pistes?)|pistes?[\s_-]+s\p{L}par\p{L}es?|einzelspuren|tracce[\s_-]+separate|pistas[\s_-]+separadas`;
