/**
 * Seconds for which shared content is cached (menus, texts of the house, titles, pages of the content system;
 * acceptance S20); a purge of its tag removes it sooner.
 */
export const SITE_REVALIDATE = 3600;
