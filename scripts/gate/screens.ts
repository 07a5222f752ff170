import { TRANSLATED_PATHS } from "#/lib/i18n/pathnames.ts";

/** What shows a screen or answers an address, by its path in `app/`. */
const SCREEN = /^app\/(.*\/)?(page|route)\.tsx?$/;
const LAYOUT = /^app\/(.*\/)?layout\.tsx$/;
/** Screens of one list, drawn ahead at an address that nobody is sent to. */
const DRAWN = "drawn/";
/** An address as a test writes it, up to its query. */
const ADDRESS = /["'`](\/(?:\$\{[^}]*\}|[^"'`\s?#$])*)/g;
const LANGUAGE = /^(fr|en|\$\{.*\})$/;
/** Folders have the French word. */
const FRENCH = new Map(TRANSLATED_PATHS.map(({ fr, en }) => [en.slice(1), fr.slice(1)]));

/** The screens among `reached` modules, and those below a reached layout; `modules` are all paths. */
export function screensIn(reached: ReadonlySet<string>, modules: readonly string[]): string[] {
  const layouts = [...reached].filter((path) => LAYOUT.test(path));
  const folders = layouts.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  const isReached = (path: string) => reached.has(path) || folders.some((folder) => path.startsWith(folder));
  const screens = modules.filter((path) => SCREEN.test(path) && isReached(path));
  return [...new Set(screens.map((path) => path.replace(DRAWN, "")))];
}

/** Those of `screens` whose addresses a test's text names, and how often. */
export function screensNamed(text: string, screens: readonly string[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const [, address = ""] of text.matchAll(ADDRESS)) {
    const screen = screenAt(address, screens);
    if (screen) named.set(screen, (named.get(screen) ?? 0) + 1);
  }
  return named;
}

/** The screen that Next's router would choose: where several fit, the one with the most words of its own. */
function screenAt(address: string, screens: readonly string[]): string | undefined {
  const asked = segmentsOf(address).map((word) => FRENCH.get(word) ?? word);
  const fits = screens.flatMap((screen) => {
    const fit = fitOf(asked, segmentsOf(screen.replace(SCREEN, "$1")));
    return fit === null ? [] : [{ screen, fit }];
  });
  return fits.toSorted((one, other) => other.fit - one.fit)[0]?.screen;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** How many segments are the screen's own words; null where the address is none of it. */
function fitOf(asked: string[], own: string[]): number | null {
  if (asked.length !== own.length) return null;
  const isFit = own.every((segment, at) => {
    const word = asked[at] ?? "";
    if (segment === "[lang]") return LANGUAGE.test(word);
    return segment.startsWith("[") || segment === word;
  });
  return isFit ? own.filter((segment) => !segment.startsWith("[")).length : null;
}
