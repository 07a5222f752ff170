import type { ReactNode } from "react";
import { Picture } from "#/components/picture/picture.tsx";

/**
 * An album's sleeve, square, as wide as its place. A sleeve drawn from the sound carries `band` (title, composer)
 * and its reference on its own ground; artwork that came with the music (`colours` null) is left as it is.
 * `width` is the widest it is drawn, in CSS pixels; `eager` for sleeves in view on arrival.
 */
export function Sleeve({
  image,
  colours,
  reference,
  band,
  width,
  eager = false,
}: {
  image: string | null;
  colours: { ground: string; ink: string } | null | undefined;
  reference?: string | null;
  band?: ReactNode;
  width: number;
  eager?: boolean;
}) {
  return (
    <div className="@container relative">
      <div
        className="flex aspect-square flex-col overflow-hidden rounded-sleeve bg-sunken after:pointer-events-none after:absolute after:inset-0 after:rounded-sleeve after:bg-[light-dark(transparent,rgb(0_0_0/.07))]"
        style={colours ? { background: colours.ground, color: colours.ink } : undefined}
      >
        {colours && band && (
          <div className="flex min-h-[25%] items-start justify-between gap-[3cqw] px-[5.6cqw] pt-[4.6cqw] pb-[2cqw]">
            <div className="min-w-0">{band}</div>
            {reference && (
              <span className="display-type shrink-0 pt-[0.4cqw] font-semibold text-[length:max(4.5cqw,8px)] leading-[1.6]">
                {reference}
              </span>
            )}
          </div>
        )}
        {image && (
          <Picture path={image} width={width} eager={eager} className="min-h-0 w-full flex-1 object-cover" />
        )}
      </div>
    </div>
  );
}
