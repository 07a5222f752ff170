import type { ReactNode } from "react";
import { Picture } from "#/components/picture/picture.tsx";

/**
 * Renders an album's sleeve, square, as wide as its container. A sleeve drawn from the sound has a band of its own
 * ground with title, writers and reference; original artwork (`colours` null) is shown unchanged. `width` is its
 * greatest width, in CSS pixels; `eager` is for sleeves in view on arrival.
 */
export function Sleeve({
  image,
  colours,
  reference,
  title,
  writers,
  width,
  eager = false,
}: {
  image: string | null;
  colours: { ground: string; ink: string } | null | undefined;
  reference?: string | null;
  title: ReactNode;
  writers: ReactNode;
  width: number;
  eager?: boolean;
}) {
  return (
    <div className="@container relative">
      <div
        className="flex aspect-square flex-col overflow-hidden rounded-sleeve bg-sunken [print-color-adjust:exact] after:pointer-events-none after:absolute after:inset-0 after:rounded-sleeve after:bg-[light-dark(transparent,rgb(0_0_0/.07))]"
        style={colours ? { background: colours.ground, color: colours.ink } : undefined}
      >
        {colours && (
          <div className="grid min-h-[25%] grid-cols-[minmax(0,1fr)_auto] content-start gap-x-[3cqw] px-[5.6cqw] pt-[4.6cqw] pb-[2.4cqw]">
            <div className="text-[length:max(7.4cqw,12px)]">{title}</div>
            {reference && (
              <span className="display-type font-semibold text-[length:max(4.5cqw,8px)] leading-[1.9]">
                {reference}
              </span>
            )}
            <div className="col-span-full text-[length:max(5.3cqw,10px)] leading-[1.35]">{writers}</div>
          </div>
        )}
        {image && (
          <Picture path={image} width={width} eager={eager} className="min-h-0 w-full flex-1 object-cover" />
        )}
      </div>
    </div>
  );
}
