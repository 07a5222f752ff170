import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Renders the filters beside the tracks. They come before the button that opens them; opened by it, they get the focus.
 */
export function FiltersBeside({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const t = useTranslations("guided");
  return (
    <div className="border-line border-r bg-sunken max-lg:hidden">
      <section
        ref={takesFocus ? focusOn : undefined}
        tabIndex={-1}
        id="search-filters"
        aria-label={t("filters")}
        className="sticky top-14 max-h-[calc(100svh-56px)] overflow-y-auto pt-8 pr-7 pb-40 pl-10 outline-none"
      >
        {children}
      </section>
    </div>
  );
}
