/** Milliseconds after which we assume that a row is not removed. */
const LONGEST_MS = 10_000;

/**
 * Moves the focus when `control`, which has it, is removed with its row: to the control with the same `data-removes`
 * that takes its place in the list, else to the last of them, else to `otherwise`, else to the page's content.
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
  // Its row was not removed, or the control is reused for the next row.
  setTimeout(() => observer.disconnect(), LONGEST_MS);
}
