/** The map's data, as scripts of this site: each stores its text in `sillonMap`. */
const FILES = {
  countries: "/map/countries.js",
  places: "/map/places.js",
  closeCountries: "/map/countries-50m.js",
} as const;

export type MapScript = keyof typeof FILES;

/** The two scripts that the site loads at start (specification §2). */
const AT_START: readonly MapScript[] = ["countries", "places"];

declare global {
  var sillonMap: Partial<Record<MapScript, string>> | undefined;
}

const coming = new Map<MapScript, Promise<string>>();

/** Returns the text of a data script. Throws when it cannot be loaded; the next call tries again. */
export function loadMapScript(name: MapScript): Promise<string> {
  const there = globalThis.sillonMap?.[name];
  if (there !== undefined) return Promise.resolve(there);
  const found = coming.get(name) ?? fetchScript(name).finally(() => coming.delete(name));
  coming.set(name, found);
  return found;
}

/**
 * Loads the two data scripts at start. Ignores a failure: the map loads them again when it is shown (acceptance
 * S26).
 */
export function loadMapScriptsAtStart(): void {
  for (const name of AT_START) loadMapScript(name).catch(() => {});
}

function fetchScript(name: MapScript): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = FILES[name];
    script.fetchPriority = "low";
    const failed = () => reject(new Error(`${FILES[name]} could not be loaded`));
    script.onerror = failed;
    script.onload = () => {
      const text = globalThis.sillonMap?.[name];
      if (text === undefined) failed();
      else resolve(text);
    };
    document.head.append(script);
  }).finally(() => {
    // Removes the element: loaded data stays in memory, and a failed element would prevent another try.
    for (const script of document.head.querySelectorAll(`script[src="${FILES[name]}"]`)) script.remove();
  }) as Promise<string>;
}
