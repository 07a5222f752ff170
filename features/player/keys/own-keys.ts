/** Tells whether it took the key. */
type Owner = (event: KeyboardEvent) => boolean;

const owners: Owner[] = [];

/** Lets a mode of the page have its keys before their ordinary meaning, the last one first; gives the way to stop. */
export function ownKeys(owner: Owner): () => void {
  owners.unshift(owner);
  return () => void owners.splice(owners.indexOf(owner), 1);
}

/** Offers a key to the modes; true when one took it. */
export function isOwned(event: KeyboardEvent): boolean {
  return owners.some((owner) => owner(event));
}
