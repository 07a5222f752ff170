/** A row that has not gone by then stays, milliseconds. */
const LONGEST_MS = 10_000;

/**
 * Once `control` has gone from the page with its row and the focus with it: gives the focus to the one that has come
 * into its place among those of the same `data-removes` in its list, else to the last of them, else to `otherwise`,
 * else to the page's content.
 */
export function refocusWhenGone(control: HTMLElement, otherwise?: () => HTMLElement | null): void {
  const list = control.closest("ol, ul, fieldset");
  const kin = () => [
    ...(list?.querySelectorAll<HTMLElement>(`[data-removes="${control.dataset.removes}"]`) ?? []),
  ];
  const place = kin().indexOf(control);
  const observer = new MutationObserver(() => {
    if (control.isConnected) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    const left = list?.isConnected ? kin() : [];
    const next = left[place] ?? left.at(-1) ?? otherwise?.() ?? document.getElementById("main");
    next?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // One that is still there has kept its row, or serves the next one.
  setTimeout(() => observer.disconnect(), LONGEST_MS);
}
