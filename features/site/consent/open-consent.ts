import type { ConsentWords } from "./built-in-consent.ts";

/** Opens the consent manager: the service's if there is one and it loads, else the site's own (acceptance S36). */
export async function openConsent(words: ConsentWords): Promise<void> {
  const key = document.querySelector<HTMLElement>("[data-didomi]")?.dataset.didomi;
  if (key) {
    try {
      const { loadDidomi } = await import("./didomi.ts");
      (await loadDidomi(key, words.lang)).preferences.show();
      return;
    } catch {
      // If the service is blocked or broken, the site's own notice still explains what the site stores.
    }
  }
  const { openBuiltInConsent } = await import("./built-in-consent.ts");
  await openBuiltInConsent(words);
}
