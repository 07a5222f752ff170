"use client";

import "./globals.css";
import { lazy, Suspense } from "react";

// Every page names this file, so its content is fetched only when it is needed.
const BrokenSite = lazy(async () => ({
  default: await (await import("#/features/site/lost/broken-site.tsx")).loadBrokenSite(),
}));

/** In place of the site when the frame of its pages breaks; the sound that plays goes on. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Suspense>
      <BrokenSite retry={retry} />
    </Suspense>
  );
}
