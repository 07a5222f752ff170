/** A script as Next writes it: fetched with the page, run as soon as it is there. */
const SCRIPT =
  /<script src="(\/_next\/[^"]+)"(?: async=""(?: nonce="[^"]*")?| nonce="[^"]*" async="")><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*\/>/g;
const END = "</body></html>";

/**
 * A finished page whose scripts begin when it has been painted: as Next sends them they share the line with the
 * sleeve, the type and the styles, and run before the first frame. The page reads and links without them. A hidden
 * page is never painted, and a frame may be long in coming: then they begin at once or after a second.
 * `nonce` is the one of this answer.
 * Figures in docs/decisions/009-paint-before-scripts.md.
 */
export function paintFirst(html: string, nonce?: string): string {
  if (!html.endsWith(END)) return html;
  const scripts = new Set<string>();
  const without = html.replace(PRELOAD, "").replace(SCRIPT, (_, source: string) => {
    scripts.add(source);
    return "";
  });
  if (scripts.size === 0) return html;
  // One nonce would put every other inline script outside the policy: only a page that has it already gets it.
  const mark = nonce && html.includes(`nonce="${nonce}"`) ? ` nonce="${nonce}"` : "";
  return `${without.slice(0, -END.length)}<script${mark}>${loaderOf([...scripts])}</script>${END}`;
}

/** Runs once, in order of the list; `async` as they were, so that none waits for another. */
const loaderOf = (scripts: string[]) =>
  `(function(){var s=${JSON.stringify(scripts)};function go(){s.splice(0).forEach(function(a){` +
  'var e=document.createElement("script");e.async=true;e.src=a;document.head.appendChild(e)})}' +
  "document.hidden?go():(requestAnimationFrame(function(){setTimeout(go)}),setTimeout(go,1000))})()";
