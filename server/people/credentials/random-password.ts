import { randomGroups } from "./random-groups.ts";

const GROUPS = 4;

/** Creates a password to hand over and change: about 79 random bits, in groups that can be read aloud. */
export const randomPassword = (): string => randomGroups(GROUPS);
