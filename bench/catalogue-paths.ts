import { z } from "zod";

const albumsShape = z.object({
  "hydra:member": z.array(
    z.object({ id: z.number(), slug: z.string(), slugFr: z.string(), name: z.string() }),
  ),
});
const albumShape = z.object({ tracks: z.array(z.object({ slug: z.string(), name: z.string() })) });

const read = async <Shape extends z.ZodType>(url: string, shape: Shape) =>
  shape.parse(await (await fetch(url)).json()) as z.output<Shape>;

const albums = async (api: string) =>
  (await read(`${api}/api/album_lists_front?itemsPerPage=100`, albumsShape))["hydra:member"];

/** Paths of every album page of the catalogue at `api`, both languages. */
export async function albumPaths(api: string): Promise<string[]> {
  return (await albums(api)).flatMap(({ slug, slugFr }) => [`/en/albums/${slug}`, `/fr/albums/${slugFr}`]);
}

/** Every word of three letters or more in the titles of the catalogue at `api`, each once. */
export async function catalogueWords(api: string): Promise<string[]> {
  const list = await albums(api);
  const details = await Promise.all(
    list.map(({ slug }) => read(`${api}/api/front/album/${slug}`, albumShape)),
  );
  const titles = [
    ...list.map(({ name }) => name),
    ...details.flatMap(({ tracks }) => tracks.map(({ name }) => name)),
  ];
  return [
    ...new Set(
      titles
        .join(" ")
        .toLowerCase()
        .match(/\p{L}{3,}/gu),
    ),
  ];
}
