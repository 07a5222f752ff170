import { bare } from "#/server/operate/import/tags/bare.ts";

/** An album's code before its title: «ODL 007 Low Tide», «ODL007 - Low Tide». */
const CODED_ALBUM = /^(?<code>\p{Lu}{2,5}[ _-]?\d{2,6})(?:\s*[-:\u2013]\s*|\s+)(?<title>\p{L}.*)$/u;

/**
 * Splits an album's code from its title. Returns null if there is no code, or if the file's name does not begin with
 * it.
 */
export function codeOfAlbum(album: string | null, file: string): { code: string; title: string } | null {
  const { code, title } = CODED_ALBUM.exec(album ?? "")?.groups ?? {};
  const name = bare(file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1));
  return code && title && name.startsWith(bare(code)) ? { code, title } : null;
}
