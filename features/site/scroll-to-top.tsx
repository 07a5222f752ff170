"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";

/** Pixels scrolled after which the button appears (specification §9). */
const SCROLL_THRESHOLD = 100;

/** A form to fill in: not a search, whose results are below it. */
const FORM = "main form:not([role=search], :has([type=search]))";

/**
 * Renders the button that scrolls back to the top of a page. It gives way while somebody fills in a form, whose buttons
 * end where it is on a phone.
 */
export function ScrollToTop() {
  const t = useTranslations("header");
  const [visible, setVisible] = useState(false);
  const [isFilledIn, setFilledIn] = useState(false);

  useEffect(() => {
    const onScroll = () => setVisible(window.scrollY > SCROLL_THRESHOLD);
    onScroll();
    const onFocus = () => setFilledIn(document.activeElement?.closest(FORM) != null);
    window.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onFocus);
    return () => {
      window.removeEventListener("scroll", onScroll);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onFocus);
    };
  }, []);

  if (!visible || isFilledIn) return null;
  return (
    <IconButton
      label={t("toTop")}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      // In the margin, where there is nothing to press; a phone's margin is 8 px narrower than the minimum
      // target.
      className="fade fixed right-[env(safe-area-inset-right,0px)] bottom-[calc(var(--player-height)+16px)] z-30 border border-line2 bg-bg max-lg:h-12 max-lg:w-6 max-lg:rounded-r-none max-lg:border-r-0 max-lg:after:hidden lg:right-0.5"
    >
      <ArrowUp aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
