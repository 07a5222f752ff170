/** Returns a trail of pages as schema.org's BreadcrumbList, from the home page to the page itself. */
export function breadcrumbsJsonLd(site: string, trail: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
