import { type RefObject, useCallback, useEffect } from "react";
import { type Box, freeCorner, nextCorner, overlaps, type Place } from "./free-corner.ts";
import { placePictureWindow, usePictureWindow } from "./picture-window-store.ts";

/** Elements that a visitor presses, moves or fills in: the window avoids covering them. */
const PRESSED = "a[href], button, input, select, textarea, [role=slider]";

/**
 * Positions the floating window between the page's header and the player: first in the corner where it covers the
 * least, then where the listener moves it, always fully visible. It moves aside when an element below it takes the
 * focus. `shape` is the film's aspect ratio, empty until known.
 */
export function useWindowPlace(box: RefObject<HTMLElement | null>, shape: string) {
  const place = usePictureWindow((state) => state.place);

  const moveTo = useCallback(
    ({ left, bottom }: Place) => {
      const area = areaOf(box.current);
      const { offsetWidth = 0, offsetHeight = 0 } = box.current ?? {};
      placePictureWindow({
        left: within(left, area.right - area.left - offsetWidth),
        // It may cover the header, because a low screen would have no room for it otherwise.
        bottom: within(bottom, area.bottom - offsetHeight),
      });
    },
    [box],
  );
  const settle = useCallback(
    (apart?: Element) => {
      const film = box.current;
      if (!film || !isFloating(film)) return;
      const size = { width: film.offsetWidth, height: film.offsetHeight };
      placePictureWindow(freeCorner(areaOf(film), size, takenBeside(film), apart?.getBoundingClientRect()));
    },
    [box],
  );
  const turn = () => {
    const film = box.current;
    if (!film || !place) return;
    moveTo(nextCorner(place, areaOf(film), { width: film.offsetWidth, height: film.offsetHeight }));
  };

  useEffect(() => {
    // Its aspect ratio determines its size.
    const stay = () => {
      const { place } = usePictureWindow.getState();
      if (!shape || !box.current || !isFloating(box.current)) return;
      if (place) moveTo(place);
      else settle();
    };
    stay();
    window.addEventListener("resize", stay);
    return () => window.removeEventListener("resize", stay);
  }, [box, moveTo, settle, shape]);

  useEffect(() => {
    const stepAside = ({ target }: FocusEvent) => {
      const film = box.current;
      if (!film || !isFloating(film) || !(target instanceof Element) || film.contains(target)) return;
      // An element larger than the window stays visible beside it.
      const { width, height } = target.getBoundingClientRect();
      if (width > film.offsetWidth || height > film.offsetHeight) return;
      if (overlaps(film.getBoundingClientRect(), target.getBoundingClientRect())) settle(target);
    };
    document.addEventListener("focusin", stepAside);
    return () => document.removeEventListener("focusin", stepAside);
  }, [box, settle]);

  return { place, moveTo, turn };
}

/** On a phone the film is part of the player and cannot be moved. */
function isFloating(film: HTMLElement): boolean {
  return getComputedStyle(film).position === "fixed";
}

/** Returns the screen from below the header to the player. */
function areaOf(film: HTMLElement | null): Box {
  const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
  return {
    left: 0,
    top: Math.max(0, header),
    right: document.documentElement.clientWidth,
    bottom: film?.parentElement?.getBoundingClientRect().top ?? window.innerHeight,
  };
}

function takenBeside(film: HTMLElement): Box[] {
  return [...document.querySelectorAll(PRESSED)]
    .filter((element) => !film.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}
