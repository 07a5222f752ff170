import { useEffect, useRef } from "react";
import type { Video } from "./video-of.ts";

/** Renders the player of a provider, which takes the focus. `title` is its accessible name. */
export function HostedPlayer({ video, title }: { video: Video; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={video.embed}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // Players refuse to play without a referrer; this policy sends them the site's origin, not the page.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      className="aspect-video w-full rounded-sleeve bg-sunken"
    />
  );
}
