/** The number of a cue behind that of its reel: «1M5», «4m12b». */
export const REEL_AND_CUE = String.raw`\d{1,2}[Mm]\d{1,3}[A-Za-z]?`;
/** The codes for music with which the numbers of cues start, as people type them: «MX», «Mus», «zik». */
export const CODE_OF_MUSIC = "(?:MX|Mx|mx|M[Uu]S|Mus|mus|ZI[KC]|Zi[kc]|zi[kc])";
/** The number of a cue behind a code for music: «MX6», «Mus #4b». */
export const CODE_AND_NUMBER = String.raw`${CODE_OF_MUSIC}\s?#?\d{1,3}[A-Za-z]?`;
const CUE_NUMBER = new RegExp(`^(?:${REEL_AND_CUE}|${CODE_AND_NUMBER})$`);

/** Whether a name is the number of a cue, which means music without saying so: «1M5», «Mx 6». */
export const isCueNumber = (name: string) => CUE_NUMBER.test(name.trim());
