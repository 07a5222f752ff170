/** Returns the index of the first of the ascending numbers that is at least `least`. */
export function firstFrom(numbers: Uint32Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
