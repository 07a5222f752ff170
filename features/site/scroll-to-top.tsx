"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";

/** Pixels scrolled after which the button is there (specification §9). */
const SCROLL_THRESHOLD = 100;

/** Pixels that a scroll may tremble, as under a finger at rest, without being one. */
const STEADY = 4;

/**
 * Brings the visitor back to the top of a page they have scrolled. Narrow pages have no margin that would hold it: there
 * it shows on the way up alone, and the page is free on the way down.
 */
export function ScrollToTop() {
  const t = useTranslations("header");
  const [way, setWay] = useState<"up" | "down" | null>(null);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now <= SCROLL_THRESHOLD) setWay(null);
      else if (Math.abs(now - last) <= STEADY) return setWay((before) => before ?? "down");
      else setWay(now < last ? "up" : "down");
      last = now;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  if (way === null) return null;
  return (
    <IconButton
      label={t("toTop")}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      className={`fade fixed right-2 bottom-[calc(var(--player-height)+16px)] z-30 border border-line2 bg-bg lg:right-0.5 ${
        way === "down"
          ? "max-lg:not-focus-visible:pointer-events-none max-lg:not-focus-visible:opacity-0"
          : ""
      }`}
    >
      <ArrowUp aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
