import { type JoinedScripts, withJoined } from "./joined-scripts.ts";

/** A script as Next writes it: fetched with the page, and run as soon as it has arrived. */
const SCRIPT =
  /<script src="(\/_next\/[^"]+)"(?: async=""(?: nonce="([^"]*)")?| nonce="([^"]*)" async="")><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*\/>/g;
const BUILT = /^\/_next\/static\/[\w./~-]+$/;
const END = "</body></html>";

/**
 * Returns a finished page whose scripts start after it is painted: as Next sends them they compete with the sleeve, the
 * fonts and the styles, and run before the first frame. The page can be read and its links work without them. A hidden
 * page is never painted, and a frame may take long: then they start at once or after a second. Those that
 * are `joined` load as one file. The loader carries the nonce that the scripts of a page for one visitor have. Figures
 * in docs/decisions/009-paint-before-scripts.md.
 */
export function deferScripts(html: string, joined: JoinedScripts | null = null): string {
  if (!html.endsWith(END)) return html;
  const scripts = new Set<string>();
  let nonce: string | undefined;
  const without = html
    .replace(PRELOAD, "")
    .replace(SCRIPT, (_, source: string, after?: string, before?: string) => {
      scripts.add(source);
      nonce ??= after ?? before;
      return "";
    });
  if (scripts.size === 0) return html;
  const mark = nonce ? ` nonce="${nonce}"` : "";
  return `${without.slice(0, -END.length)}<script${mark}>${loaderOf(withJoined(scripts, joined))}</script>${END}`;
}

/** Returns whether a script is the loader of the build's files. */
export function isPaintLoader(script: string): boolean {
  const [, list] = /^\(function\(\)\{var s=(\["[\w./"\-,~]*"\]);/.exec(script) ?? [];
  if (!list) return false;
  const files = list.slice(2, -2).split('","');
  return files.every((file) => BUILT.test(file)) && script === loaderOf(files);
}

/** Returns the loader: it runs once, in the order of the list; scripts stay `async`, so that none waits for another. */
const loaderOf = (scripts: string[]) =>
  `(function(){var s=${JSON.stringify(scripts)};function go(){s.splice(0).forEach(function(a){` +
  'var e=document.createElement("script");e.async=true;e.src=a;document.head.appendChild(e)})}' +
  "document.hidden?go():(requestAnimationFrame(function(){setTimeout(go)}),setTimeout(go,1000))})()";
