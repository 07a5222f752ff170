/** Milliseconds after which a row that is still there stays. */
const LONGEST_MS = 10_000;

/**
 * When `control` has left the page with its row and the focus: focuses the control with the same `data-removes` that
 * took its place in the list, else the last of them, else `otherwise`, else the page's content.
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
  // A control that is still there kept its row, or serves the next one.
  setTimeout(() => observer.disconnect(), LONGEST_MS);
}
