/**
 * The media store cannot be read or written now; `message` contains `place` and `reason`. It has no cause, whose codes
 * could be mistaken for those of an unreachable database.
 */
export class MediaAwayError extends Error {
  override readonly name = "MediaAwayError";
  /** The store answered and refused: wrong keys, no such bucket. Waiting does not help then. */
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
