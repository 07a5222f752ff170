"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { usePanel } from "./panel-store.ts";

const TrackPanel = lazy(async () => ({ default: (await import("./track-panel.tsx")).TrackPanel }));

/** Renders the panel of a list over other pages; loads its code when it first opens. */
export function PanelHost() {
  const list = usePanel((panel) => panel.list);
  if (!list) return null;
  return (
    <Suspense fallback={null}>
      <LazyMessages names={["workspace"]}>
        <TrackPanel key={`${list.kind} ${list.id}`} list={list} />
      </LazyMessages>
    </Suspense>
  );
}
