// What openapi-typescript makes of the document: this compiles only while paths, parameters and answers are typed.
import createClient from "openapi-fetch";
import type { components, paths } from "./made/paths";

const client = createClient<paths>({ baseUrl: "http://localhost:4000" });

export async function titlesOf(writer: string): Promise<string[]> {
  const { data, error } = await client.GET("/api/tracks", {
    params: {
      query: { "writers[]": [writer], "durationSeconds[lte]": 90.5, page: 2, "order[name]": "desc" },
    },
  });
  if (error) throw new Error(error.detail);
  return data["hydra:member"].map((track: components["schemas"]["Track"]) => track.name);
}

export async function rename(id: number, name: string): Promise<number | undefined> {
  const { data, response } = await client.PATCH("/api/user_playlists/{id}", {
    params: { path: { id }, header: { "If-Match": '"1"' } },
    body: { name },
    headers: { "Content-Type": "application/merge-patch+json" },
  });
  return response.status === 412 ? undefined : data?.version;
}

export async function menuTitles(): Promise<string[]> {
  const { data } = await client.GET("/api/cms_menus");
  const titlesIn = (items: components["schemas"]["MenuItem"][]): string[] =>
    items.flatMap((item) => [item.titleEn, ...titlesIn(item.items ?? [])]);
  return data?.["hydra:member"].flatMap((menu) => titlesIn(menu.items)) ?? [];
}
