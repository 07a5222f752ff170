import { z } from "zod";

const albumsShape = z.object({
  "hydra:member": z.array(z.object({ slug: z.string(), slugFr: z.string() })),
});

/** Returns the paths of all album pages of the catalogue at `api`, in both languages. */
export async function albumPaths(api: string): Promise<string[]> {
  const answer = await fetch(`${api}/api/album_lists_front?itemsPerPage=100`);
  const albums = albumsShape.parse(await answer.json())["hydra:member"];
  return albums.flatMap(({ slug, slugFr }) => [`/en/albums/${slug}`, `/fr/albums/${slugFr}`]);
}
