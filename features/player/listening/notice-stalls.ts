import { isWaiting, usePlayer } from "../store.ts";

/** Milliseconds without data after which a connection may never recover, and gives no error. */
const LONG = 10_000;

/** Reports when a loading sound has not started for ten seconds, so that the listener can try again. */
export function noticeStalls(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    const state = usePlayer.getState();
    clearTimeout(timer);
    if (!state.playing || state.status === "stalled" || !isWaiting(state)) return;
    timer = setTimeout(() => usePlayer.setState({ status: "stalled" }), LONG);
  };
  usePlayer.subscribe((state, before) => {
    if (
      state.current === before.current &&
      state.status === before.status &&
      state.playing === before.playing
    )
      return;
    watch();
  });
  watch();
}
