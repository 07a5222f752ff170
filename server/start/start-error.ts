/** The server cannot start, for a reason that the operator can fix; `message` is one clear sentence. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
