/** Returns whether it handled the key. */
type Owner = (event: KeyboardEvent) => boolean;

const owners: Owner[] = [];

/**
 * Gives a mode of the page its keys before their usual meaning, the latest mode first; returns a function that ends
 * this.
 */
export function ownKeys(owner: Owner): () => void {
  owners.unshift(owner);
  return () => void owners.splice(owners.indexOf(owner), 1);
}

/** Offers a key to the modes; true when one took it. */
export function isOwned(event: KeyboardEvent): boolean {
  return owners.some((owner) => owner(event));
}
