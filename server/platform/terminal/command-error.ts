import type { Notice } from "./words.ts";

/** The command was given something it cannot start with; nothing was touched. */
export class CommandError extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "CommandError";
    this.notice = notice;
  }
}
