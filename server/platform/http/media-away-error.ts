/**
 * The store of the media does not give or take anything just now; `message` says `place` and `reason`.
 * No cause is kept: its codes are those of a lost database too.
 */
export class MediaAwayError extends Error {
  override readonly name = "MediaAwayError";
  /** It answered and refused: wrong keys, no such bucket. Waiting does not help then. */
  readonly isRefusal: boolean;

  readonly place: string;
  readonly reason: string;

  constructor(place: string, reason: string, isRefusal = false) {
    super(`${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
    this.isRefusal = isRefusal;
  }
}
