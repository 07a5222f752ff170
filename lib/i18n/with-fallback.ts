/** Messages as the files hold them: texts in nested groups. */
export interface Messages {
  [key: string]: string | Messages;
}

/** `messages` completed, at every depth, by the keys that only `fallback` has. */
export function withFallback(messages: Messages, fallback: Messages): Messages {
  const completed: Messages = { ...messages };
  for (const [key, spare] of Object.entries(fallback)) {
    const own = completed[key];
    if (own === undefined) completed[key] = spare;
    else if (typeof own === "object" && typeof spare === "object") completed[key] = withFallback(own, spare);
  }
  return completed;
}
