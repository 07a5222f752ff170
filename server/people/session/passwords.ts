import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, two passes, one lane: the least that OWASP's password storage cheat sheet advises. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Longer ones are nobody's, and hashing them is work for nothing (contract §1.1). */
const LONGEST_BYTES = 4_096;

/** The hash, at this cost, of 32 random bytes that nobody kept: nothing is right against it. */
const DECOY =
  "$argon2id$v=19$m=19456,t=2,p=1$ivKPKNeEwmRd/21+o4a9hQ$omwVkCmytbrRodcE3BJn+UmwC8QlWY92RZGz+Yl1RTI";

/** Storing passwords; every check takes the time of one hash, whatever comes of it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether `password` is the one of `stored`; without a stored one, as for an unknown user, never. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Passwords by argon2id. */
export function argon2Passwords(): Passwords {
  return {
    hash: (password) => hash(password, COST),
    async verify(stored, password) {
      const isPlausible = Buffer.byteLength(password) <= LONGEST_BYTES;
      const against = isPlausible && stored?.startsWith("$argon2id$") ? stored : DECOY;
      const fits = await verify(against, isPlausible ? password : "");
      return fits && against === stored;
    },
  };
}
