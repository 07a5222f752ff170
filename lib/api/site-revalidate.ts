/**
 * Seconds that what the site loads once at start is kept (menus, texts of the house, titles, pages of the content
 * system; acceptance S20): a purge of its tag comes sooner.
 */
export const SITE_REVALIDATE = 3600;
