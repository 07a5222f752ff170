import { FILM_HOSTS } from "#/contract/similarity.ts";

/** A film with its host's own id, as in `known_videos`. */
export interface VideoAddress {
  host: "youtube" | "vimeo" | "dailymotion";
  videoKey: string;
}

const LONGEST = 500;

/**
 * Returns the film of an address; null unless it is a plainly written https address on one of the known hosts. The
 * address is only parsed: nothing fetches it (security T6).
 */
export function videoAddress(text: string): VideoAddress | null {
  const written = text.trim();
  // A URL parser silently repairs backslashes, line breaks and spellings of other hosts; an address that needs repair
  // is refused.
  if (written.length > LONGEST || !/^https:\/\/[a-z.]+\/[\w\-./?=&%#@:+~]*$/i.test(written)) return null;
  const url = URL.parse(written);
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return null;
  if (!FILM_HOSTS.some((host) => host === url.hostname)) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  if (url.hostname === "youtu.be") return named("youtube", parts[0]);
  if (url.hostname.endsWith("youtube.com")) {
    const inPath = parts[0] === "embed" || parts[0] === "shorts" ? parts[1] : undefined;
    return named("youtube", inPath ?? url.searchParams.get("v") ?? undefined);
  }
  if (url.hostname === "vimeo.com") return named("vimeo", parts[0]);
  return named("dailymotion", parts[0] === "video" ? parts[1] : undefined);
}

function named(host: VideoAddress["host"], videoKey: string | undefined): VideoAddress | null {
  return videoKey && /^[\w-]{1,64}$/.test(videoKey) ? { host, videoKey } : null;
}
