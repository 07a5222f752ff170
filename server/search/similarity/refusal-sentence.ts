import type { UploadRefusal } from "./uploads/upload-print.ts";

const SENTENCES: Record<UploadRefusal, string> = {
  empty: "The file is empty.",
  "not-audio": "No sound was found in the file.",
  "unsupported-codec":
    "The sound in the file is coded in a way that cannot be read here: send an mp3, wav or flac.",
  damaged: "The file is damaged, or was cut: no sound could be read from it.",
  "too-short": "The sound is too short to be compared: three seconds are enough.",
  "too-long": "The sound is longer than 15 minutes: send a part of it.",
  silent: "The file holds nothing but silence.",
  "too-slow": "The file took too long to read: send a shorter part, or an mp3.",
};

/** Message for a visitor whose sound cannot be compared; the site translates it. */
export function refusalSentence(reason: UploadRefusal): string {
  return SENTENCES[reason];
}
