/** Milliseconds for which a mailed link is valid (contract §2.4). */
export const LINK_LIFETIME = 3_600_000;
/** Number of random bytes of a token: 256 bits cannot be guessed. */
export const TOKEN_BYTES = 32;
