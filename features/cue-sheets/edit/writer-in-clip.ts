import { withoutExtension } from "#/contract/file-extension.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";

const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
/** At least two names, each with a capital, perhaps with particles between them: «Ludwig van Beethoven». */
const PERSON = new RegExp(
  `^${WORD}(?: (?:${WORD}|d[aeiou]s?|del|della|van|von|der|den|le|la|al|bin|y|e))* ${WORD}$`,
  "u",
);

/**
 * Returns the writer and the title in a clip's name such as «Zbigniew Preisner - Les Marionnettes.wav»; null for names
 * of another form. A person has to confirm the writer, since files from records name the performer.
 */
export function writerInClip(clip: string): { writer: string; title: string } | null {
  const name = withoutExtension(withoutRender(clip).normalize("NFC")).replaceAll("_", " ");
  const [writer, title, ...others] = name.split(/\s+[-–—]\s+/).map((part) => part.trim());
  if (!writer || !title || others.length > 0) return null;
  return PERSON.test(writer) && versionOf(name) === null ? { writer, title } : null;
}
