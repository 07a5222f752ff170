import type { Notice } from "./words.ts";

/** The command has invalid arguments; nothing was changed. */
export class CommandError extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "CommandError";
    this.notice = notice;
  }
}
