/** Cookie that remembers the language chosen with the switcher (specification §2, §9). */
export const LANG_COOKIE = "RFI_LOCALE_COOKIE";

/** Days the choice is remembered (specification §9). */
export const LANG_COOKIE_DAYS = 365;
