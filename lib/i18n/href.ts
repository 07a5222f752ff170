import type { baseNavigation } from "./base-navigation.ts";

/** Where a link leads: an internal route name, or `{ pathname, params, query }` when it has parameters. */
export type Href = Parameters<typeof baseNavigation.getPathname>[0]["href"];
