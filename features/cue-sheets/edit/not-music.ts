import { fold } from "#/contract/fold.ts";

/** What editors call voices, sounds of the place and noises; a clip that the catalogue knows is music whatever it is called. */
const NOT_MUSIC =
  /\b(interview|itw|itv|entretien|voix|voice|vo|vox|narration|narrator|narrateur|commentaire|dialogues?|dial|ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?track|boom|perche|hf|lav|sfx|bruitages?|foley|bruits?|silence)\b/;

/** Whether a clip is by its name an interview, an ambience or a noise rather than music. */
export const isNotMusic = (name: string) =>
  NOT_MUSIC.test(fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " "));
