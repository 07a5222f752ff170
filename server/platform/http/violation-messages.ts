import type { ViolationKind } from "#/contract/issue-violation.ts";

/** Message for a text with characters that cannot be stored or take too long to sort. */
export const CHARACTERS_NOT_ALLOWED = "This value contains characters that are not allowed.";

/** Messages of the validator that the contract follows; a schema's own messages take precedence. */
export const VIOLATION_MESSAGES: Record<ViolationKind, (limit: number) => string> = {
  blank: () => "This value should not be blank.",
  email: () => "This value is not a valid email address.",
  unique: () => "This value is already used.",
  tooLong: (limit) => `This value is too long. It should have ${limit} characters or less.`,
  tooMany: (limit) => `This collection should contain ${limit} elements or less.`,
  tooShort: (limit) => `This value is too short. It should have ${limit} characters or more.`,
  tooHigh: (limit) => `This value should be ${limit} or less.`,
  tooLow: (limit) => `This value should be ${limit} or more.`,
  choice: () => "The value you selected is not a valid choice.",
  notAccepted: () => "This value should be true.",
  wrongPassword: () => "This value should be the user's current password.",
  commonPassword: () => "This password is too common.",
  breachedPassword: () => "This password is in published lists of stolen ones.",
  sameAsEmail: () => "This password should not be the email address.",
  different: () => "This value does not match.",
  wrongCode: () => "This code is not valid or has expired.",
  codeNeeded: () => "A one-time code is needed.",
  url: () => "This value is not a valid URL.",
  format: () => "This value is not valid.",
  past: () => "This date should be today or later.",
  captcha: () => "The verification failed or has expired.",
};
