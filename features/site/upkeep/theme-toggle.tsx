"use client";

import { Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { chooseTheme, shownTheme, type Theme } from "./theme.ts";

/** Renders the switch between the light and the dark theme; the server knows neither. */
export function ThemeToggle() {
  const t = useTranslations("header");
  const [theme, setTheme] = useState<Theme>("light");
  useEffect(() => setTheme(shownTheme()), []);

  const toggle = () => {
    const next = shownTheme() === "dark" ? "light" : "dark";
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <IconButton label={t(theme === "dark" ? "toLight" : "toDark")} onClick={toggle}>
      <Sun aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
