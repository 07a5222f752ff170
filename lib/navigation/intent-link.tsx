"use client";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { beginNavigation } from "./pending-navigation.ts";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string };

function wantsOtherTab(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (target !== "" && target !== "_self")
  );
}

/**
 * Link within the site that fetches its page on intent (pointer over it, focus, touch), never because it is
 * in view, and leaves as soon as the mouse button goes down: the click would only come a tenth of a second later.
 */
export function IntentLink({
  href,
  onPointerEnter,
  onFocus,
  onMouseDown,
  onClick,
  replace,
  scroll,
  ...props
}: Props) {
  const router = useRouter();
  const left = useRef(false);

  const go = () => {
    if (href.split("#")[0] !== location.pathname + location.search) beginNavigation();
    router[replace ? "replace" : "push"](href, { scroll });
  };
  return (
    <NextLink
      {...props}
      href={href}
      replace={replace}
      scroll={scroll}
      prefetch={false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router.prefetch(href);
      }}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        if (event.button !== 0 || event.defaultPrevented || wantsOtherTab(event)) return;
        left.current = true;
        go();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || wantsOtherTab(event)) return;
        event.preventDefault();
        if (!left.current) go();
        left.current = false;
      }}
    />
  );
}
