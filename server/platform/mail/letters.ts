import type { LetterTemplate } from "./letter.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { accountKnown } from "./templates/account-known.ts";
import { adviceStaff } from "./templates/advice-staff.ts";
import { contactStaff } from "./templates/contact-staff.ts";

import { contestRegistered, contestReminder } from "./templates/contest-registration.ts";
import { newDevice } from "./templates/new-device.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { playlistShared } from "./templates/playlist-shared.ts";
import { projectAnswered } from "./templates/project-answered.ts";
import { resetPassword } from "./templates/reset-password.ts";
import { securityChanged } from "./templates/security-changed.ts";
import { signInLink } from "./templates/sign-in-link.ts";
import { validationCode } from "./templates/validation-code.ts";

/** Every letter of the site, by its name in the queue. */
export const letters = {
  "account-deleted": accountDeleted,
  "account-known": accountKnown,
  "advice-staff": adviceStaff,
  "contact-staff": contactStaff,
  "contest-registered": contestRegistered,
  "contest-reminder": contestReminder,
  "new-device": newDevice,
  "password-changed": passwordChanged,
  "reset-password": resetPassword,
  "security-changed": securityChanged,
  "sign-in-link": signInLink,
  "validation-code": validationCode,
  "playlist-shared": playlistShared,
  "project-answered": projectAnswered,
} satisfies Record<string, LetterTemplate>;

export type LetterName = keyof typeof letters;

/** Data of the letter `Name`. */
export type LetterData<Name extends LetterName> =
  (typeof letters)[Name] extends LetterTemplate<infer Data, infer _Key> ? Data : never;
