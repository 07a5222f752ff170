const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Folded titles of things, found by their beginning and comparable by their place in the alphabet. */
export class TitleList {
  readonly #sorted: string[];
  /** Ordinal of each sorted title. */
  readonly #ordinals: Uint32Array;
  /** Place of each ordinal's title among the sorted ones. */
  readonly #places: Uint32Array;

  /** `titles` by ordinal; the order is that of code units, as of the database's collation "C". */
  constructor(titles: readonly string[]) {
    const size = titles.length;
    this.#ordinals = Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
    this.#ordinals.sort((one, other) => compare(titles[one] ?? "", titles[other] ?? "") || one - other);
    this.#sorted = Array.from(this.#ordinals, (ordinal) => titles[ordinal] ?? "");
    this.#places = new Uint32Array(size);
    this.#ordinals.forEach((ordinal, place) => {
      this.#places[ordinal] = place;
    });
  }

  of(ordinal: number): string {
    return this.#sorted[this.#places[ordinal] ?? 0] ?? "";
  }

  /** A number that is equal for equal titles and smaller for earlier ones. */
  rank(ordinal: number): number {
    return this.#firstNotBefore(this.of(ordinal));
  }

  #firstNotBefore(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Ordinals of things with this very title. */
  exactly(text: string): number[] {
    const found: number[] = [];
    for (let place = this.#firstNotBefore(text); this.#sorted[place] === text; place += 1)
      found.push(this.#ordinals[place] ?? 0);
    return found;
  }

  /** Says of an ordinal whether its title begins with `text`. */
  beginningWith(text: string): (ordinal: number) => boolean {
    const from = this.#firstNotBefore(text);
    let to = this.#firstNotBefore(`${text}\uffff`);
    while (this.#sorted[to]?.startsWith(text)) to += 1;
    return (ordinal) => {
      const place = this.#places[ordinal] ?? 0;
      return place >= from && place < to;
    };
  }

  /** The first ordinals, in the order of the alphabet, whose titles begin with `text`. */
  first(text: string, most: number): number[] {
    const from = this.#firstNotBefore(text);
    const found: number[] = [];
    for (let place = from; found.length < most && this.#sorted[place]?.startsWith(text); place += 1)
      found.push(this.#ordinals[place] ?? 0);
    return found;
  }
}
