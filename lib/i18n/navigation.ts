import { baseNavigation } from "./base-navigation.ts";

/** Localised paths and navigation by the internal route names; `Link` prefetches on intent. */
export { Link } from "./link.tsx";
export const { getPathname, permanentRedirect, redirect, usePathname, useRouter } = baseNavigation;
