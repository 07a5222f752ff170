/** Messages in nested groups; a text is a string, or a list once the build has parsed it. */
export interface Messages {
  [key: string]: string | unknown[] | Messages;
}

function isGroup(value: Messages[string]): value is Messages {
  return typeof value === "object" && !Array.isArray(value);
}

/** Completes `messages`, at every depth, with the keys that only `fallback` has. */
export function withFallback(messages: Messages, fallback: Messages): Messages {
  const completed: Messages = { ...messages };
  for (const [key, spare] of Object.entries(fallback)) {
    const own = completed[key];
    if (own === undefined) completed[key] = spare;
    else if (isGroup(own) && isGroup(spare)) completed[key] = withFallback(own, spare);
  }
  return completed;
}
