"use client";

import { useRouter } from "next/navigation";
import { BriefForm } from "#/features/site/search-box/brief-form.tsx";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";

/** Renders the large search box; a submit without words only focuses it (specification §2). */
export function HeroSearch(words: { label: string; placeholder: string; submit: string }) {
  const lang = useLang();
  const router = useRouter();
  return (
    <BriefForm
      words={words}
      onSearch={(text, field) => {
        const path = searchPath(text, lang);
        if (!path) return field?.focus();
        beginNavigation();
        router.push(path);
      }}
    />
  );
}
