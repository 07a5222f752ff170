import { VIDEO_HOSTS } from "#/contract/similarity.ts";

/** A film by its host's own name for it, as `known_videos` keeps it. */
export interface VideoAddress {
  host: "youtube" | "vimeo" | "dailymotion";
  videoKey: string;
}

const LONGEST = 500;

/**
 * The film that an address names; null for anything but an https address on one of the known hosts, written plainly.
 * The address is only ever read: nothing fetches it (security T6).
 */
export function videoAddress(text: string): VideoAddress | null {
  const written = text.trim();
  // A URL parser quietly repairs backslashes, line breaks and other hosts' spellings; what needs repair is refused.
  if (written.length > LONGEST || !/^https:\/\/[a-z.]+\/[\w\-./?=&%#@:+~]*$/i.test(written)) return null;
  const url = URL.parse(written);
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return null;
  if (!VIDEO_HOSTS.some((host) => host === url.hostname)) return null;
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
