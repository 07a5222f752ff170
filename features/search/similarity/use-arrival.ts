import { useLayoutEffect } from "react";
import { type Sending, useSentFiles } from "./sent-files.ts";

/** The file on its way; `onArrival` is told the name of one that has arrived, as soon as the page waits for any. */
export function useArrival(isAwaited: boolean, onArrival: (name: string) => void): Sending | null {
  const { sending, unseen } = useSentFiles();
  useLayoutEffect(() => {
    if (!isAwaited || unseen === null) return;
    useSentFiles.setState({ unseen: null });
    onArrival(unseen);
  });
  return sending;
}
