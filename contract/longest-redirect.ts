/** Characters of the longest page of the site that a sign-in leads to. */
export const LONGEST_REDIRECT = 2_000;
