import { Wordmark } from "#/components/drawing/wordmark.tsx";
import brands from "./sister-brands.json" with { type: "json" };

/** Height of the logos; their widths are beside their names. */
const HEIGHT = 32;

/** Renders the logos of the four sister houses (specification §2), each a link to its own site. */
export function SisterBrands({ label }: { label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 items-center gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6"
    >
      {brands.map(({ name, mark, href, width }) => (
        <li key={mark}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1.5 text-ink2 hover:text-ink"
          >
            <Wordmark src={`/brands/marks.svg#${mark}`} label={name} width={width} height={HEIGHT} />
          </a>
        </li>
      ))}
    </ul>
  );
}
