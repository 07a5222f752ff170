import type { ReadingFault } from "./reading-messages.ts";

/** No sound could be read from a file, for a reason that a person is told. */
export class UnreadableProgramme extends Error {
  readonly fault: ReadingFault;

  constructor(fault: ReadingFault, cause?: unknown) {
    super(fault, { cause });
    this.name = "UnreadableProgramme";
    this.fault = fault;
  }
}
