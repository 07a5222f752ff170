/** Page of the form by which music advice is asked for; it takes the words searched as `text`. */
export const ADVICE_SLUG = { fr: "conseil-musical", en: "music-advice" } as const;
