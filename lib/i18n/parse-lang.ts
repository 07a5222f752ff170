import { notFound } from "next/navigation";
import { isLang, type Lang } from "./lang.ts";

/** Returns the language of a page's route parameter; anything but exactly `fr` or `en` is a 404 (acceptance S17). */
export function parseLang(value: string): Lang {
  if (!isLang(value)) notFound();
  return value;
}
