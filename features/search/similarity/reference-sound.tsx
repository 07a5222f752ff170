import type { FoundSounds } from "#/contract/similarity.ts";
import type { PlayableTrack } from "#/features/player/playable.ts";
import { ReferenceFile } from "./reference-file.tsx";
import { ReferencePlay } from "./reference-play.tsx";
import type { SentFile } from "./sent-files.ts";
import type { Part } from "./similarity-state.ts";

/** Plays the reference: the file that was sent, or a track of the catalogue. */
export function ReferenceSound({
  sent,
  track,
  part,
  answer,
}: {
  sent: SentFile | null;
  track: PlayableTrack | null;
  part: Part | null;
  answer: FoundSounds | undefined;
}) {
  if (sent) {
    const tracks = answer?.["hydra:member"] ?? NONE;
    return <ReferenceFile key={sent.file.name} file={sent.file} part={part} tracks={tracks} />;
  }
  return track && <ReferencePlay track={track} part={part} />;
}

const NONE: FoundSounds["hydra:member"] = [];
