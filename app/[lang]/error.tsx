"use client";

import { ErrorScreen } from "#/features/site/lost/error-screen.tsx";

/** In place of a page that could not be rendered; header, footer and player stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}
