import { z } from "zod";

/** Any failed answer but 401 (contract §0.5). */
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
  code: z.string().optional(),
});

/** A refused value: one violation per field (422). */
export const violationListSchema = errorSchema.extend({ violations: z.array(violationSchema) });

/** A refused or missing token, or bad credentials (401). */
export const unauthorizedSchema = z.object({ code: z.literal(401), message: z.string() });

export type Violation = z.infer<typeof violationSchema>;

/** Codes of the validator that the contract follows (§0.5). */
export const VIOLATION_CODES = {
  blank: "c1051bb4-d103-4f74-8988-acbcafc7fdc3",
  email: "bd79c0ab-ddba-46cc-a703-a7a4b08de310",
  unique: "23bd9dbf-6b9b-41cd-a99e-4844bcf3077f",
  tooLong: "d94b19cc-114f-4f44-9cc4-4138e80a87b9",
  tooMany: "756b1212-697c-468d-a9ad-50dd783bb169",
  tooShort: "9ff3fdc4-b214-49db-8718-39c315e33d45",
  choice: "8e179f1b-97aa-4560-a02f-2a8b42e49df7",
} as const;
