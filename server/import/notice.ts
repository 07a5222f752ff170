import type { MessageKey } from "./words.ts";

/** Something to tell the person: a message and what fills it; worded when it is shown. */
export interface Notice {
  key: MessageKey;
  values?: Record<string, string | number>;
}
