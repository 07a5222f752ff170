import { isWaiting, usePlayer } from "../store.ts";

/** A line that gives nothing for so long may hang for ever, without an error, milliseconds. */
const LONG = 10_000;

/** Says so when a sound that is waited for has not come for ten seconds: then the listener may ask for it once more. */
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
