"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { opensElsewhere } from "./opens-elsewhere.ts";
import { beginNavigation, endNavigation } from "./pending-navigation.ts";

type Router = ReturnType<typeof useRouter>;

/** A pointer or a focus that stays so long has not merely crossed, milliseconds. */
const REST_MS = 40;
/** A press that ends this far outside its link was taken back, CSS pixels. */
const SLACK = 4;

/**
 * Leads along the site's own links (`IntentLink`), for all of them at once. A page is fetched on intent (a pointer
 * that rests on the link, a finger that lands on it, the focus), whole and once, never because it is in view. The
 * mouse leaves as it goes down, and comes back when it is released elsewhere; all else leaves on release
 * (docs/decisions/053).
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
    if (!isHere(address)) beginNavigation();
    router.push(address, { scroll: link.dataset.scroll !== "keep" });
  };

  const press = (event: PointerEvent) => {
    left = null;
    const link = linkAt(event.target);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (event.pointerType !== "mouse") return fetchAhead(link);
    // A list that turns its own pages says so around them.
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
    // The press that this click ends has left already; a click by keyboard has no press.
    if (link === left && event.detail > 0) left = null;
    else follow(link);
  };

  // After React's own listeners, which are on the document as well: what they take for themselves is theirs.
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

/** How to stay on, or come back to, the page that is about to be left. */
function leavingFrom(router: Router): () => void {
  const here = location.href;
  return () => {
    if (location.href !== here) return router.back();
    router.replace(here, { scroll: false });
    endNavigation();
  };
}

/** Runs `takeBack` when the press that has just begun ends outside of `place`, or becomes a drag. */
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
