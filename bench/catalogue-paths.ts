import { z } from "zod";

const albumsShape = z.object({
  "hydra:member": z.array(z.object({ slug: z.string(), slugFr: z.string() })),
});

/** Paths of every album page of the catalogue at `api`, both languages. */
export async function albumPaths(api: string): Promise<string[]> {
  const answer = await fetch(`${api}/api/album_lists_front?itemsPerPage=100`);
  const albums = albumsShape.parse(await answer.json())["hydra:member"];
  return albums.flatMap(({ slug, slugFr }) => [`/en/albums/${slug}`, `/fr/albums/${slugFr}`]);
}
