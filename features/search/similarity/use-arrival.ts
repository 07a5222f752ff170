import { useLayoutEffect } from "react";
import { type Sending, useSentFiles } from "./sent-files.ts";

/** Returns the file being sent; calls `onArrival` with the name of one that arrived, once the page waits for any. */
export function useArrival(isAwaited: boolean, onArrival: (name: string) => void): Sending | null {
  const { sending, unseen } = useSentFiles();
  useLayoutEffect(() => {
    if (!isAwaited || unseen === null) return;
    useSentFiles.setState({ unseen: null });
    onArrival(unseen);
  });
  return sending;
}
