/**
 * Seconds for which shared content is cached (menus, texts of the house, titles, pages of the content system;
 * acceptance S20); a purge of its tag removes it sooner.
 */
export const SITE_REVALIDATE = 3600;

/** Seconds for which reads of the catalogue are cached; a purge of their tags removes them sooner (contract §0.3). */
export const CATALOGUE_REVALIDATE = 300;
