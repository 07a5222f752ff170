import type { Limit } from "#/server/platform/rate-limits/rate-limiter.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of contract §0.9, with the key that each counts by. */
export const SIGN_UPS: Limit = { name: "sign-up of a visitor", most: 5, window: HOUR };
export const MAILED_LINKS_OF_VISITOR: Limit = { name: "forgot of a visitor", most: 10, window: HOUR };
/** Maximum mails to one address that strangers can trigger; beyond it, none is sent. */
export const LETTERS_TO_ADDRESS: Limit = { name: "forgot of an address", most: 3, window: HOUR };
export const CODES_A_MINUTE: Limit = { name: "code of a user", most: 1, window: MINUTE };
export const CODES_A_DAY: Limit = { name: "codes of a user", most: 5, window: DAY };
/**
 * Wrong passwords of a signed-in user, so that nobody can guess in an unattended session. Failed sign-ins are counted
 * in `session/failed-sign-ins.ts`.
 */
export const PASSWORD_CONFIRMATIONS: Limit = { name: "password of a user", most: 5, window: 15 * MINUTE };
export const EXPORTS: Limit = { name: "export of a user", most: 10, window: HOUR };
