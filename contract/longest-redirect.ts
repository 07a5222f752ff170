/** Maximum length of the path to which a sign-in redirects, in characters. */
export const LONGEST_REDIRECT = 2_000;
