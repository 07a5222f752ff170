"use client";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { beginNavigation } from "./pending-navigation.ts";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string };

/**
 * Link within the site that fetches its page on intent (pointer over it, pressed, focus), never because it is in
 * view. It leaves on release, so that a press can be taken back (docs/decisions/001).
 */
export function IntentLink({ href, onPointerEnter, onPointerDown, onFocus, onNavigate, ...props }: Props) {
  const router = useRouter();
  const fetchAhead = () => router.prefetch(href);

  return (
    <NextLink
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
      onNavigate={(event) => {
        onNavigate?.(event);
        if (href.split("#")[0] !== location.pathname + location.search) beginNavigation();
      }}
    />
  );
}
