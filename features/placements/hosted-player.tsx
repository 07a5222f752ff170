import { useEffect, useRef } from "react";
import type { Video } from "./video-of.ts";

/** The player of a provider, which takes the focus. `title` is read aloud. */
export function HostedPlayer({ video, title }: { video: Video; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={video.embed}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // Players refuse to play for a page they cannot name; they learn the site and not the page.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      className="aspect-video w-full rounded-sleeve bg-sunken"
    />
  );
}
