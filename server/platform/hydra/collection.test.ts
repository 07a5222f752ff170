import { expect, test } from "vitest";
import { tracksEndpoint } from "#/contract/track.ts";
import { userProfilesEndpoint } from "#/contract/user-profile.ts";
import { collectionAnswer } from "./collection.ts";
import { readPaging } from "./paging.ts";

/** Returns the view of a page of a collection with `total` members. */
function viewOf(address: string, total: number) {
  const url = new URL(address, "https://music.example");
  return collectionAnswer(tracksEndpoint, url, { members: [], total, paging: readPaging(url.searchParams) })[
    "hydra:view"
  ];
}
const TYPE = { "@type": "hydra:PartialCollectionView" };

test("a page links to the first, the last and its neighbours; other parameters stay as sent, with `page` last", () => {
  expect(viewOf("/api/tracks?page=2&name=a%20b&itemsPerPage=10", 41)).toEqual({
    ...TYPE,
    "@id": "/api/tracks?name=a+b&itemsPerPage=10&page=2",
    "hydra:first": "/api/tracks?name=a+b&itemsPerPage=10&page=1",
    "hydra:last": "/api/tracks?name=a+b&itemsPerPage=10&page=5",
    "hydra:previous": "/api/tracks?name=a+b&itemsPerPage=10&page=1",
    "hydra:next": "/api/tracks?name=a+b&itemsPerPage=10&page=3",
  });
});

test("the first page has no previous one, the last no next one, and a page past the end links back to the last", () => {
  const first = { ...TYPE, "hydra:first": "/api/tracks?page=1", "hydra:last": "/api/tracks?page=3" };
  expect(viewOf("/api/tracks", 61)).toEqual({
    ...first,
    "@id": "/api/tracks?page=1",
    "hydra:next": "/api/tracks?page=2",
  });
  expect(viewOf("/api/tracks?page=3", 61)).toEqual({
    ...first,
    "@id": "/api/tracks?page=3",
    "hydra:previous": "/api/tracks?page=2",
  });
  expect(viewOf("/api/tracks?page=9", 61)).toEqual({
    ...first,
    "@id": "/api/tracks?page=9",
    "hydra:previous": "/api/tracks?page=3",
  });
  expect(viewOf("/api/tracks?page=2", 60)).toMatchObject({ "hydra:last": "/api/tracks?page=2" });
});

test("a single page has a view only with query parameters, and then only its address", () => {
  expect(viewOf("/api/tracks", 30)).toBeUndefined();
  expect(viewOf("/api/tracks?page=1", 30)).toBeUndefined();
  expect(viewOf("/api/tracks?name=a&page=1", 30)).toEqual({ ...TYPE, "@id": "/api/tracks?name=a" });
  expect(viewOf("/api/tracks?itemsPerPage=0", 30)).toEqual({ ...TYPE, "@id": "/api/tracks?itemsPerPage=0" });
});

test("a collection has its members and their total, and its filters if it has any", () => {
  const url = new URL("https://music.example/api/front/user_profiles?x=1");
  const profiles = collectionAnswer(userProfilesEndpoint, url, { members: [{ id: 1 }], total: 1 });
  expect(profiles).toEqual({
    "@id": "/api/front/user_profiles",
    "@type": "hydra:Collection",
    "hydra:totalItems": 1,
    "hydra:member": [{ id: 1 }],
    "hydra:view": { ...TYPE, "@id": "/api/front/user_profiles?x=1" },
  });
  const tracks = collectionAnswer(tracksEndpoint, new URL("https://music.example/api/tracks"), {
    members: [],
    total: 0,
  });
  expect(tracks["hydra:search"]).toMatchObject({ "@type": "hydra:IriTemplate" });
});
