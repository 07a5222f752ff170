import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, two passes, one lane: the minimum of OWASP's password storage cheat sheet. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Maximum length of a password in bytes: nobody has a longer one, and to hash it would be wasted work (contract §1.1).
 */
const LONGEST_BYTES = 4_096;

/** The hash, at this cost, of 32 discarded random bytes: no password matches it. */
const DECOY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$ivKPKNeEwmRd/21+o4a9hQ$omwVkCmytbrRodcE3BJn+UmwC8QlWY92RZGz+Yl1RTI";

/** Password hashing; every check takes the time of one hash, whatever its result. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns whether `password` matches `stored`; false without a stored hash, as for an unknown user. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Creates password hashing by argon2id. */
export function argon2Passwords(): Passwords {
  return {
    hash: (password) => hash(password, COST),
    async verify(stored, password) {
      const isPlausible = Buffer.byteLength(password) <= LONGEST_BYTES;
      const against = isPlausible && stored?.startsWith("$argon2id$") ? stored : DECOY_HASH;
      const fits = await verify(against, isPlausible ? password : "");
      return fits && against === stored;
    },
  };
}
