import type { ChangeKind } from "#/contract/change.ts";

const ADDRESSES: Record<ChangeKind, string> = {
  album: "/api/album_lists_front",
  track: "/api/tracks",
  writer: "/api/page_writers",
  placement: "/api/page_placements",
};

/** Returns the API address of a changed resource. */
export const resourceOf = ({ kind, id }: { kind: ChangeKind; id: number }) => `${ADDRESSES[kind]}/${id}`;
