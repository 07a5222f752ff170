import { z } from "zod";
import "./parse-without-eval.ts";

/** Answer of any failure but 401 (contract §0.5). */
export const errorSchema = z.object({
  "@type": z.string(),
  "hydra:title": z.string(),
  "hydra:description": z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.number().int(),
  type: z.string(),
});

export const violationSchema = z.object({
  propertyPath: z.string(),
  message: z.string(),
  code: z.string(),
});

/** A refused value: one violation per field (422). */
export const violationListSchema = errorSchema.extend({ violations: z.array(violationSchema) });

/** A refused or missing token, or bad credentials (401). */
export const unauthorizedSchema = z.object({ code: z.literal(401), message: z.string() });

export type Violation = z.infer<typeof violationSchema>;

/** Codes of the validator of Symfony, which the contract follows (§0.5); «ours» are additions. */
export const VIOLATION_CODES = {
  blank: "c1051bb4-d103-4f74-8988-acbcafc7fdc3",
  email: "bd79c0ab-ddba-46cc-a703-a7a4b08de310",
  unique: "23bd9dbf-6b9b-41cd-a99e-4844bcf3077f",
  tooLong: "d94b19cc-114f-4f44-9cc4-4138e80a87b9",
  tooMany: "756b1212-697c-468d-a9ad-50dd783bb169",
  tooShort: "9ff3fdc4-b214-49db-8718-39c315e33d45",
  /** A number above its maximum. */
  tooHigh: "2d28afcb-e32e-45fb-a815-01c431a86a69",
  tooLow: "76454e69-502c-46c5-9643-f447d837c4d5",
  choice: "8e179f1b-97aa-4560-a02f-2a8b42e49df7",
  format: "de1e3db3-5ed4-4941-aae4-59f3667cc3a3",
  notAccepted: "2beabf1c-54c0-4882-a928-05249b26e23b",
  /** Not the user's current password. */
  wrongPassword: "2d2a8bb4-ddc8-45e4-9b0f-8670d3a3e290",
  /** One of the most common passwords. */
  commonPassword: "d9bcdbfe-a9d6-4bfa-a8ff-da5fd93e0f6d",
  /** Ours: a password from lists of stolen ones. */
  breachedPassword: "5f1c9d52-6f44-4a0e-9d1c-0c7a4f0c8e35",
  /** A password that is the address itself. */
  sameAsEmail: "aa2e33da-25c8-4d76-8c6c-812f02ea89dd",
  /** A confirmation that differs. */
  different: "478618a7-95ba-473d-9101-cabd45e49115",
  /** A validation code that is wrong, used up or expired. */
  wrongCode: "6b3befbc-2f01-4ddf-be21-b57898905284",
  /** Ours: the password is right, but a one-time code is needed too. */
  codeNeeded: "0b8b1a2e-6d0d-4a51-9c40-5c5f0a3f7f11",
  url: "57c2f299-1154-4870-89bb-ef3b1f5ad229",
  /** A day that is over. */
  past: "ea4e51d1-3342-48bd-87f1-9e672cd90cad",
  /** Ours: the framework that the contract follows has no captcha. */
  captcha: "b1c3a6f4-6f0e-4c43-9a9e-3e1f6a6f2d10",
} as const;
