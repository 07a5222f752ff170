import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { PANEL_TABS, type PanelTab, showTab, usePanel } from "./panel-store.ts";

/** Effect of each key on the index among `count` tabs. */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs of the large view's tools: each is one press away, even with a long queue. Arrow keys move between tabs; a
 * hidden tab keeps its state.
 */
export function PanelTabs({ tools }: { tools: Record<PanelTab, ReactNode> }) {
  const t = useTranslations("panel");
  const { tab: shown, asked } = usePanel();
  useEffect(() => {
    if (!asked) return;
    usePanel.setState({ asked: false });
    document.querySelector<HTMLElement>(`#panel-${shown} :is(button, input)`)?.focus();
  }, [asked, shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = PANEL_TABS[MOVES[event.key]?.(PANEL_TABS.indexOf(shown), PANEL_TABS.length) ?? -1];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    showTab(to);
    document.getElementById(`panel-tab-${to}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={t("tools")}
        onKeyDown={onKeyDown}
        className="grid shrink-0 grid-cols-4 border-line border-y"
      >
        {PANEL_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`panel-tab-${tab}`}
            aria-controls={`panel-${tab}`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => showTab(tab)}
            className="h-11 border-transparent border-b-2 px-1 font-semibold text-ink2 text-small -outline-offset-2 hover:bg-hover aria-selected:border-ink aria-selected:text-ink"
          >
            {t(`tabs.${tab}`)}
          </button>
        ))}
      </div>
      {PANEL_TABS.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`panel-tab-${tab}`}
          hidden={tab !== shown}
          className="min-h-0 flex-1 scroll-pt-14 overflow-y-auto overscroll-contain"
        >
          {tools[tab]}
        </div>
      ))}
    </>
  );
}
