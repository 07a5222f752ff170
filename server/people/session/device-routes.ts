import type { Hono } from "hono";
import { type Device, deviceEndpoint, devicesEndpoint, forgetDeviceEndpoint } from "#/contract/device.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceSecret } from "./device-cookie.ts";
import { deviceKey, devicesOf, forgetDevice } from "./known-devices.ts";

type DeviceRow = Awaited<ReturnType<typeof devicesOf>>[number];

function presentDevice(
  { id, key, browser, system, createdAt, lastSeenAt }: DeviceRow,
  own: string | null,
): Device {
  return {
    "@id": `/api/user/me/devices/${id}`,
    "@type": "Device",
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: key === own,
  };
}

/** Known browsers of a person, readable by that person only. */
export function deviceRoutes(app: Hono, { db, clock, siteUrl }: SessionDeps): void {
  const ownKey = (email: string, cookies: string | undefined) => {
    const secret = deviceSecret(cookies, siteUrl);
    return secret === null ? null : deviceKey(email, secret);
  };

  serve(app, devicesEndpoint, async ({ user, url, header }) => {
    const own = ownKey(user.email, header("Cookie"));
    const members = (await devicesOf(db, user.id, clock())).map((row) => presentDevice(row, own));
    return collectionAnswer(devicesEndpoint, url, { members, total: members.length });
  });

  serve(app, deviceEndpoint, async ({ user, params, header }) => {
    const row = (await devicesOf(db, user.id, clock())).find(({ id }) => id === params.id);
    if (!row) throw notFound();
    return presentDevice(row, ownKey(user.email, header("Cookie")));
  });

  serve(app, forgetDeviceEndpoint, async ({ user, params, header }) => {
    await db.transaction(async (tx) => {
      const forgotten = await forgetDevice(tx, user.id, params.id);
      if (!forgotten) throw notFound();
      const detail = [forgotten.browser, forgotten.system].filter(Boolean).join(", ");
      const event = { account: user.id, kind: "deviceForgotten", at: clock(), header, detail } as const;
      await recordSecurityEvent(tx, event);
    });
  });
}
