import type { ReadingFault } from "./reading-messages.ts";

/** Thrown when no sound could be read from a file; `fault` selects the message. */
export class UnreadableProgramme extends Error {
  readonly fault: ReadingFault;

  constructor(fault: ReadingFault, cause?: unknown) {
    super(fault, { cause });
    this.name = "UnreadableProgramme";
    this.fault = fault;
  }
}
