import type english from "#/messages/en.json";
import type { Lang } from "./lang.ts";

/** Types next-intl with our languages and, from the English file, every message key. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Lang;
    Messages: typeof english;
  }
}
