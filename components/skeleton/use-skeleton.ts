import { useEffect, useState } from "react";

/** Milliseconds a skeleton stays after its fetch ended (specification §9, acceptance S57). */
const SKELETON_DELAY = 600;

/** Returns whether to show the skeleton of something that `isFetching`. */
export function useSkeleton(isFetching: boolean): boolean {
  const [visible, setVisible] = useState(isFetching);
  if (isFetching && !visible) setVisible(true);

  useEffect(() => {
    if (isFetching || !visible) return;
    const timer = setTimeout(() => setVisible(false), SKELETON_DELAY);
    return () => clearTimeout(timer);
  }, [isFetching, visible]);

  return visible;
}
