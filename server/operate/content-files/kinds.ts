import { creditKind } from "./credit-kind.ts";
import type { ContentKind } from "./item.ts";
import { pageKind } from "./page-kind.ts";
import { placementKind, writerKind } from "./people-kinds.ts";
import { carouselKind, menuKind, referentialKind, seoKind } from "./site-kinds.ts";
import { taxonomyKind, termKind } from "./term-kinds.ts";

/** Kinds of content in the order in which they are stored: each one comes after those to which it refers. */
export const KINDS: readonly ContentKind[] = [
  taxonomyKind,
  termKind,
  writerKind,
  creditKind,
  placementKind,
  menuKind,
  pageKind,
  referentialKind,
  seoKind,
  carouselKind,
];
