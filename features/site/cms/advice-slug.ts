/** Page of the music advice form, which accepts the search text as `text`. */
export const ADVICE_SLUG = { fr: "conseil-musical", en: "music-advice" } as const;
