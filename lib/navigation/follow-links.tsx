"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { opensElsewhere } from "./opens-elsewhere.ts";
import { beginNavigation, endNavigation } from "./pending-navigation.ts";

type Router = ReturnType<typeof useRouter>;

/** Milliseconds after which a resting pointer or focus counts as intent. */
const REST_MS = 40;
/** A press that ends this many CSS pixels outside its link is cancelled. */
const SLACK = 4;

/**
 * Navigates for all of the site's own links (`IntentLink`). Prefetches a whole page once, on intent (a pointer that
 * rests on the link, a finger that lands on it, the focus), never because the link is in view. A mouse navigates on
 * press, and back on a release elsewhere; everything else navigates on release (docs/decisions/053).
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => followLinks(router), [router]);
  return null;
}

function followLinks(router: Router): () => void {
  const stopped = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let left: HTMLAnchorElement | null = null;

  const fetchAhead = (link: HTMLAnchorElement) => {
    clearTimeout(resting);
    router.prefetch(addressOf(link), { kind: PrefetchKind.FULL });
  };
  const rest = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkAt(target);
    if (link) resting = setTimeout(() => fetchAhead(link), REST_MS);
  };
  const follow = (link: HTMLAnchorElement) => {
    clearTimeout(resting);
    const address = addressOf(link);
    const scroll = link.dataset.scroll !== "keep";
    if (!isHere(address)) beginNavigation({ toTop: scroll && !address.includes("#") });
    router.push(address, { scroll });
  };

  const press = (event: PointerEvent) => {
    left = null;
    const link = linkAt(event.target);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (event.pointerType !== "mouse") return fetchAhead(link);
    // A list that handles its own pagination marks itself.
    if (link.closest('[data-page="release"]') || isHere(addressOf(link))) return;
    left = link;
    const takeBack = leavingFrom(router);
    follow(link);
    onReleaseOutside(link.getBoundingClientRect(), takeBack);
  };
  const click = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || event.defaultPrevented || opensElsewhere(event) || link.target) return;
    event.preventDefault();
    // The press of this click has already navigated; a click by keyboard has no press.
    if (link === left && event.detail > 0) left = null;
    else follow(link);
  };

  // After React's own listeners, also on the document: events they handle are theirs.
  const on = { signal: stopped.signal };
  document.addEventListener("pointerover", rest, on);
  document.addEventListener("focusin", rest, on);
  document.addEventListener("pointerdown", press, on);
  document.addEventListener("click", click, on);
  return () => {
    clearTimeout(resting);
    stopped.abort();
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

const addressOf = (link: HTMLAnchorElement) => link.getAttribute("href") ?? "/";

const isHere = (address: string) => address.split("#")[0] === location.pathname + location.search;

/** Returns how to stay on the page being left, or to come back to it. */
function leavingFrom(router: Router): () => void {
  const here = location.href;
  return () => {
    if (location.href !== here) return router.back();
    router.replace(here, { scroll: false });
    endNavigation();
  };
}

/** Runs `takeBack` when the current press ends outside `place`, or becomes a drag. */
function onReleaseOutside(place: DOMRect, takeBack: () => void): void {
  const ended = new AbortController();
  const end = (isTakenBack: boolean) => {
    ended.abort();
    if (isTakenBack) takeBack();
  };
  const on = { signal: ended.signal, capture: true };
  addEventListener(
    "pointerup",
    ({ clientX: x, clientY: y }) => {
      const isWithin = x >= place.left - SLACK && x <= place.right + SLACK;
      end(!isWithin || y < place.top - SLACK || y > place.bottom + SLACK);
    },
    on,
  );
  addEventListener("dragstart", () => end(true), on);
  addEventListener("pointercancel", () => end(true), on);
}
