/** Extensions of the formats that the import reads, from the best to the worst: those that lose less come first. */
export const SOUND_FORMATS: readonly string[] =
  ".wav .wave .bwf .rf64 .bw64 .aiff .aif .aifc .flac .m4a .m4b .opus .ogg .oga .aac .mp3".split(" ");
