/**
 * Renders a logo as a shape, in the colour of the text around it, so that one file serves both themes. `src`
 * refers to an SVG file of this site, `/brands/marks.svg#canal-levant`; `label` is its accessible name.
 */
export function Wordmark({
  src,
  label,
  width,
  height,
  className,
}: {
  src: string;
  label: string;
  width: number;
  height: number;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={className}
    >
      <use href={src} fill="currentColor" />
    </svg>
  );
}
