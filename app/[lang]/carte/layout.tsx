import type { ReactNode } from "react";
import { MapFrame } from "#/features/map/drawing/map-frame.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string }>; children: ReactNode };

/** The map stays while one goes from territory to territory: only its panel is another page. */
export default async function MapLayout({ params, children }: Props) {
  return <MapFrame lang={parseLang((await params).lang)}>{children}</MapFrame>;
}
