/**
 * Social networks with a logo in `public/brands/marks.svg`: 24 units a side, in one colour, from simple-icons (CC0).
 */
export type NetworkMark = "facebook" | "x" | "linkedin" | "instagram" | "youtube";

/** Renders the logo of a social network in the colour of the surrounding text; the network's name is beside it. */
export function NetworkGlyph({ network, size = 18 }: { network: NetworkMark; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0"
    >
      <use href={`/brands/marks.svg#${network}`} />
    </svg>
  );
}
