type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the query of an address (without `?`) from a page's search parameters; repeated names stay repeated. */
export async function queryOf(searchParams: Promise<Query>): Promise<string> {
  return new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  ).toString();
}
