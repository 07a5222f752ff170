/** A start that cannot go on for a reason the person can mend; `message` is one clear sentence. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
