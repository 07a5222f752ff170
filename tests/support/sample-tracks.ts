import type { Track, TrackVersion } from "#/contract/track.ts";

const album = {
  id: 5,
  name: "Endless Delta",
  nameFr: "Delta sans fin",
  slug: "endless-delta",
  slugFr: "delta-sans-fin",
};
const roots = { slug: "roots", title: "Roots", titleFr: "Racines", taxonomy: "moods", isFront: true };

/** Returns a track in the form of the API's answers; `track` overrides its fields. */
export function sampleTrack(track: Partial<Track> & { id: number }): Track {
  return {
    "@id": `/api/tracks/${track.id}`,
    "@type": "Track",
    slug: `track-${track.id}`,
    name: `Track ${track.id}`,
    duration: "01:40",
    durationSeconds: 100,
    bpm: 92,
    tonality: "C# minor",
    writer: [{ id: 1, name: "Awa Example", slug: "awa-example" }],
    terms: [roots],
    trackVersions: [],
    mp3Track: `media/track/mp3/track-${track.id}.mp3`,
    image: null,
    imageFr: null,
    albumDetails: album,
    isMine: false,
    ...track,
  };
}

/** Returns a version of track 1 in the form of the API's answers; `version` overrides its fields. */
export function sampleVersion(version: Partial<TrackVersion> & { id: number }): TrackVersion {
  return {
    "@id": `/api/track_versions/${version.id}`,
    "@type": "TrackVersion",
    name: "Track 1",
    version: "30 s edit",
    duration: "00:30",
    durationSeconds: 30,
    bpm: 92,
    tonality: "C# minor",
    publisher: "Example Publishing",
    terms: [roots],
    track: { id: 1, slug: "track-1", image: null, imageFr: null, writer: [] },
    mp3File: { contentUrl: `media/track/mp3/version-${version.id}.mp3` },
    albumDetails: album,
    ...version,
  };
}
