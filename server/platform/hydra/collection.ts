import type { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import type { Paging } from "./paging.ts";
import { searchTemplate } from "./search-template.ts";

interface Page<Member> {
  members: Member[];
  /** Number of members over all pages. */
  total: number;
  /** Absent for a collection without pages. */
  paging?: Paging;
}

/** Returns the address of a page: the other parameters as they were sent, `page` last (contract §0.4). */
function address(url: URL, page?: number): string {
  const search = new URLSearchParams(url.search);
  search.delete("page");
  if (page !== undefined) search.append("page", String(page));
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
}

function view(url: URL, total: number, paging?: Paging) {
  const last = paging && paging.size > 0 ? Math.max(1, Math.ceil(total / paging.size)) : 1;
  const isFiltered = [...url.searchParams.keys()].some((name) => name !== "page");
  const type = "hydra:PartialCollectionView";
  if (!paging || last === 1) {
    return isFiltered ? { "@id": address(url), "@type": type } : undefined;
  }
  const { page } = paging;
  return {
    "@id": address(url, page),
    "@type": type,
    "hydra:first": address(url, 1),
    "hydra:last": address(url, last),
    ...(page > 1 && { "hydra:previous": address(url, Math.min(page - 1, last)) }),
    ...(page < last && { "hydra:next": address(url, page + 1) }),
  };
}

/** Returns the `hydra:Collection` of contract §0.4; its address is the path of the request without the query. */
export function collectionAnswer<Member>(
  endpoint: Endpoint<string, z.ZodType>,
  url: URL,
  { members, total, paging }: Page<Member>,
) {
  const links = view(url, total, paging);
  const template = searchTemplate(endpoint, url.pathname);
  return {
    "@id": url.pathname,
    "@type": "hydra:Collection",
    "hydra:totalItems": total,
    "hydra:member": members,
    ...(links && { "hydra:view": links }),
    ...(template && { "hydra:search": template }),
  };
}
