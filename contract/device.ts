import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";

/** A browser that has signed in to the account: its next sign-in sends no mail. */
export const deviceSchema = z.object({
  ...node,
  id: z.number().int(),
  /** Such as `Firefox` and `Windows`; null when the browser does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the browser of this request, by its cookie. */
  isCurrent: z.boolean(),
});

export type Device = z.infer<typeof deviceSchema>;

const own = { resource: "Device", access: "token", cache: "U" } as const;
const PATH = "/api/user/me/devices";

export const devicesEndpoint = endpoint({
  ...own,
  method: "GET",
  path: PATH,
  summary: "Browsers that the account is known to, the last seen first, unpaged",
  status: 200,
  answer: collection(deviceSchema),
});

export const deviceEndpoint = endpoint({
  ...own,
  method: "GET",
  path: `${PATH}/{id}`,
  summary: "One browser that the account is known to",
  status: 200,
  answer: deviceSchema,
});

export const forgetDeviceEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: `${PATH}/{id}`,
  summary: "Forgets a browser: its next sign-in is told by a letter",
  status: 204,
  answer: z.undefined(),
});
