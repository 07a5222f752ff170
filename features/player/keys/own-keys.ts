/** Handles a key; returns whether it did. */
type Owner = (event: KeyboardEvent) => boolean;

const owners: Owner[] = [];

/**
 * Lets a mode of the page, such as an audition, handle keys before their usual meaning, the latest mode first; returns
 * a function that ends this.
 */
export function ownKeys(owner: Owner): () => void {
  owners.unshift(owner);
  return () => void owners.splice(owners.indexOf(owner), 1);
}

/** Offers a key to the modes; returns whether one of them handled it. */
export function isOwned(event: KeyboardEvent): boolean {
  return owners.some((owner) => owner(event));
}
