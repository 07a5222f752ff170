type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The query of an address (without `?`) from what a page is given of it; a repeated name stays repeated. */
export async function queryOf(searchParams: Promise<Query>): Promise<string> {
  return new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  ).toString();
}
