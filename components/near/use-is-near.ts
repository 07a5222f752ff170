import { type RefObject, useEffect, useRef, useState } from "react";

/** Distance around the viewport at which a drawing is already made. */
const AHEAD = "200px";

/** Returns a ref for an element, and whether the element has come near the viewport; what was near once stays so. */
export function useIsNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return [ref, isNear];
}
