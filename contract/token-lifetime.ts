/** Lifetime of a token and its cookie, in seconds (contract §1.1, specification §9). */
export const TOKEN_LIFETIME = 3_600;
