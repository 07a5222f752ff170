/** Title and description of a page for robots and shares; a missing one falls back to the page's own. */
export interface SeoTexts {
  title: string | null;
  titleFr: string | null;
  description: string | null;
  descriptionFr: string | null;
  image: string | null;
}
