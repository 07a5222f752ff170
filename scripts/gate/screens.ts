import { TRANSLATED_PATHS } from "#/lib/i18n/pathnames.ts";

/** Matches the file in `app/` that renders a screen or answers an address. */
const SCREEN = /^app\/(.*\/)?(page|route)\.tsx?$/;
const LAYOUT = /^app\/(.*\/)?layout\.tsx$/;
/** Prerendered variant of a list's screen, at an internal address. */
const DRAWN = "drawn/";
/** Matches an address in the source of a test, up to its query. */
const ADDRESS = /["'`](\/(?:\$\{[^}]*\}|[^"'`\s?#$])*)/g;
const LANGUAGE = /^(fr|en|\$\{.*\})$/;
/** French path segments by their English translation: the folders have French names. */
const FRENCH = new Map(TRANSLATED_PATHS.map(({ fr, en }) => [en.slice(1), fr.slice(1)]));

/** Returns the screens among the `reached` modules, and those below a reached layout; `modules` are all paths. */
export function screensIn(reached: ReadonlySet<string>, modules: readonly string[]): string[] {
  const layouts = [...reached].filter((path) => LAYOUT.test(path));
  const folders = layouts.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  const isReached = (path: string) => reached.has(path) || folders.some((folder) => path.startsWith(folder));
  const screens = modules.filter((path) => SCREEN.test(path) && isReached(path));
  return [...new Set(screens.map((path) => path.replace(DRAWN, "")))];
}

/** Returns those of `screens` whose addresses occur in a test's source, with the number of times. */
export function screensNamed(text: string, screens: readonly string[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const [, address = ""] of text.matchAll(ADDRESS)) {
    const screen = screenAt(address, screens);
    if (screen) named.set(screen, (named.get(screen) ?? 0) + 1);
  }
  return named;
}

/** Returns the screen that Next's router would choose: of several that match, the one with the most fixed segments. */
function screenAt(address: string, screens: readonly string[]): string | undefined {
  const segments = segmentsOf(address).map((word) => FRENCH.get(word) ?? word);
  const matches = screens.flatMap((screen) => {
    const fixed = fixedSegments(segments, segmentsOf(screen.replace(SCREEN, "$1")));
    return fixed === null ? [] : [{ screen, fixed }];
  });
  return matches.toSorted((one, other) => other.fixed - one.fixed)[0]?.screen;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** Returns the number of fixed segments of a screen that matches an address; null if it does not match. */
function fixedSegments(segments: string[], own: string[]): number | null {
  if (segments.length !== own.length) return null;
  const isMatch = own.every((segment, at) => {
    const word = segments[at] ?? "";
    if (segment === "[lang]") return LANGUAGE.test(word);
    return segment.startsWith("[") || segment === word;
  });
  return isMatch ? own.filter((segment) => !segment.startsWith("[")).length : null;
}
