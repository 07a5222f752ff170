/**
 * Returns the place of music of which the edit states only the end, a frame: until the person enters the start, it is
 * the frame before. `endCode` is the end as written, if it is time code.
 */
export const endAlone = (end: number, endCode: string | undefined) => ({
  ...{ start: Math.max(0, end - 1), end: Math.max(1, end), startCode: undefined, endCode },
  isEndAlone: true as const,
});
