import { wordsOf } from "./music-words.ts";

/** Parts that a version of music lacks: «Night Bus (no vox)», «Delta sans voix». */
const LACKED_PARTS =
  /\b(?:no|non|without|sans|ohne|sin|senza|sem|minus|less|w o) (?:vo|vox|voix|voices?|voz|voces|voce|stimmen?|sfx|fx|effects?|narration)\b/g;

/** The voice as the version of a piece of music: «Delta (vox).wav». */
const VOCAL_VERSION =
  /(?<=\p{L}\s*)[([]\s*(?:vox|voix|voice)(?:\s(?:version|mix|edit))?\s*[)\]](?=\s*(?:\.\w{2,4})?$)/iu;

/** Returns the words of a name, without voices and effects that only name a version of music. */
export const wordsWithoutVoices = (name: string) =>
  wordsOf(name.replace(VOCAL_VERSION, "")).replace(LACKED_PARTS, " ");
