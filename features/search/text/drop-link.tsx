"use client";

import { X } from "lucide-react";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";

/** Renders a link that removes a word from a search; it disappears with it, and the next word's link gets the focus. */
export function DropLink({ href, label }: { href: string; label: string }) {
  return (
    <IntentLink
      href={href}
      rel="nofollow"
      aria-label={label}
      data-removes="expansion"
      onClick={(event) => refocusWhenGone(event.currentTarget)}
      className="grid h-full w-8 place-items-center rounded-control text-ink2 hover:text-ink"
    >
      <X aria-hidden="true" size={14} strokeWidth={2} />
    </IntentLink>
  );
}
