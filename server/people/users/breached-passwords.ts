import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInFilter } from "./breached-filter.ts";

/** Made by scripts/make-breached-passwords.ts. */
const FILTER = readFileSync(join(import.meta.dirname, "breached-passwords.bin"));

/**
 * Whether a password is among the half million of eight characters or more that are most frequent in published lists of
 * stolen ones. Nobody else is asked. One good password in some three thousand is taken for one of them.
 */
export const isBreachedPassword = (password: string) => isInFilter(FILTER, password);
