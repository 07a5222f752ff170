/** Renders names above figures in one line; leaves out `null` figures. */
export function TerritoryFigures({ figures }: { figures: readonly [name: string, figure: number | null][] }) {
  return (
    <dl className="mt-6 flex gap-10">
      {figures.map(
        ([name, figure]) =>
          figure !== null && (
            <div key={name}>
              <dt className="text-ink3 text-small">{name}</dt>
              <dd className="mt-0.5 font-semibold text-[17px] leading-6">{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
