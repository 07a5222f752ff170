import { Wordmark } from "#/components/drawing/wordmark.tsx";

/** The four houses of the group (specification §2); the sizes are those of their drawings. */
const BRANDS = [
  { name: "méridien24", file: "meridien24", href: "https://meridien24.example/", width: 96 },
  { name: "Radio Parallèle", file: "radio-parallele", href: "https://radio-parallele.example/", width: 138 },
  { name: "Canal Levant", file: "canal-levant", href: "https://canal-levant.example/", width: 127 },
  { name: "Studio Traverse", file: "studio-traverse", href: "https://studio-traverse.example/", width: 73 },
];

const HEIGHT = 32;

/** The logos of the sister houses, each leading to its own site. */
export function SisterBrands({ label }: { label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 items-center gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6"
    >
      {BRANDS.map(({ name, file, href, width }) => (
        <li key={file}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1.5 text-ink2 hover:text-ink"
          >
            <Wordmark src={`/brands/${file}.svg#mark`} label={name} width={width} height={HEIGHT} />
          </a>
        </li>
      ))}
    </ul>
  );
}
