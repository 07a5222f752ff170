"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";

/** Pixels scrolled after which the button is there (specification §9). */
const SCROLL_THRESHOLD = 100;

/** Brings the visitor back to the top of a page they have scrolled. */
export function ScrollToTop() {
  const t = useTranslations("header");
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const onScroll = () => setVisible(window.scrollY > SCROLL_THRESHOLD);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  if (!visible) return null;
  return (
    <IconButton
      label={t("toTop")}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      // Narrow pages have no margin that holds it: in their middle it stands over no button of a row.
      className="fade fixed bottom-[calc(var(--player-height)+16px)] left-1/2 z-30 -translate-x-1/2 border border-line2 bg-bg max-md:size-11 lg:right-0.5 lg:left-auto lg:translate-x-0"
    >
      <ArrowUp aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
