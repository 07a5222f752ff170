import { ACT_KEYS, TRACK_ACTS, type TrackAct } from "#/features/tracks/acting/use-track-acts.ts";
import signs from "../row-parts/row-signs.module.css";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "../row-parts/track-row.module.css";
import type { RowState } from "./row-state.ts";
import type { RowAct } from "./use-presses.ts";

/**
 * Renders the row's actions; on narrower screens one button that opens them. The check mark of the cart stays visible.
 */
export function RowActions({
  track,
  row: { words, inCart, isBusy },
}: {
  track: Pick<RowTrack, "id" | "name" | "trackVersion">;
  row: Pick<RowState, "words" | "inCart" | "isBusy">;
}) {
  const name = words.soundName({ name: track.name, version: track.trackVersion?.version });
  const button = (act: Exclude<RowAct, "play" | "wave">, label: string, more: object = {}) => (
    // No form is around rows: their buttons need no type, which each would repeat.
    <button key={act} {...more} data-act={act} aria-label={label} />
  );
  const states = (act: TrackAct) => ({
    ...(words.areKeysOn && ACT_KEYS[act] && { "aria-keyshortcuts": ACT_KEYS[act] }),
    ...(act === "cart" && { "data-on": inCart === true || undefined, "aria-busy": isBusy || undefined }),
  });
  return (
    <div className={`${styles.actions} ${signs.signs}`}>
      {TRACK_ACTS.map((act) => button(act, words.actionLabel(act, track, inCart), states(act)))}
      {button("queue", words.named("queue", name), { "data-enqueue": true })}
      {button("more", words.named("actions", name), { "aria-haspopup": "dialog" })}
    </div>
  );
}
