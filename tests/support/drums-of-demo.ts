/** Slugs of the demo's terms for drums. */
export const DRUMS_OF_DEMO = [
  ...["drum-kit", "drum-machine", "snare-drum", "congas", "darbuka", "frame-drum", "talking-drum"],
  ...["bombo", "timpani"],
];
