import { GapLists, GROUP, MORE } from "./gap-lists.ts";

/** Bytes of a page, and of the first and the longest block in it. Behind each block is room for the address of the next. */
const PAGE = 2 ** 20;
const FIRST_BLOCK = 8;
const LONGEST_BLOCK = 1_024;
const ADDRESS = 4;

/** A list that grows: where it began and goes on, and how much room is left in its block. */
interface Growing {
  first: number;
  at: number;
  room: number;
  block: number;
  last: number;
  count: number;
  bytes: number;
}

const nextBlock = (block: number) => Math.min(LONGEST_BLOCK, block * 2);

/**
 * Gathers ordinals by word; those of a word must come in rising order, each once. Hundreds of thousands of lists grow
 * at a time: they share pages, or what each holds ready would be most of the memory of the process.
 */
export class GapListsBuilder {
  readonly #places = new Map<string, number>();
  readonly #lists: Growing[] = [];
  readonly #pages: Buffer[] = [];
  /** Where the last page is free. */
  #free = PAGE;

  add(word: string, ordinal: number): void {
    const list = this.#listOf(word);
    let gap = ordinal - list.last;
    list.last = ordinal;
    list.count += 1;
    for (; gap >= MORE; gap >>>= GROUP) this.#write(list, (gap & (MORE - 1)) | MORE);
    this.#write(list, gap);
  }

  build(): GapLists {
    const starts = new Uint32Array(this.#lists.length);
    const bytes = Buffer.allocUnsafeSlow(this.#lists.reduce((sum, list) => sum + list.bytes, 0));
    let end = 0;
    for (const [place, list] of this.#lists.entries()) {
      starts[place] = end;
      end += this.#copy(list, bytes, end);
    }
    const counts = Uint32Array.from(this.#lists, ({ count }) => count);
    return new GapLists(this.#places, { starts, counts, bytes });
  }

  #listOf(word: string): Growing {
    const known = this.#places.get(word);
    if (known !== undefined) return this.#lists[known] as Growing;
    // Cut from the text of a row, it would keep that whole text.
    this.#places.set(Buffer.from(word).toString(), this.#lists.length);
    const first = this.#block(FIRST_BLOCK);
    const list = { first, at: first, room: FIRST_BLOCK, block: FIRST_BLOCK, last: 0, count: 0, bytes: 0 };
    this.#lists.push(list);
    return list;
  }

  #page(address: number): Buffer {
    return this.#pages[Math.floor(address / PAGE)] as Buffer;
  }

  /** Address of a new block of so many bytes. */
  #block(size: number): number {
    if (this.#free + size + ADDRESS > PAGE) {
      this.#pages.push(Buffer.allocUnsafeSlow(PAGE));
      this.#free = 0;
    }
    const address = (this.#pages.length - 1) * PAGE + this.#free;
    this.#free += size + ADDRESS;
    return address;
  }

  #write(list: Growing, byte: number): void {
    if (list.room === 0) {
      list.block = nextBlock(list.block);
      const next = this.#block(list.block);
      this.#page(list.at).writeUInt32LE(next, list.at % PAGE);
      list.at = next;
      list.room = list.block;
    }
    this.#page(list.at)[list.at % PAGE] = byte;
    list.at += 1;
    list.room -= 1;
    list.bytes += 1;
  }

  /** Writes a list from block to block into `target`; gives how many bytes it is. */
  #copy({ first, bytes }: Growing, target: Buffer, to: number): number {
    let block = FIRST_BLOCK;
    let address = first;
    for (let left = bytes; left > 0; ) {
      const page = this.#page(address);
      const from = address % PAGE;
      const size = Math.min(left, block);
      page.copy(target, to + bytes - left, from, from + size);
      left -= size;
      if (left > 0) address = page.readUInt32LE(from + block);
      block = nextBlock(block);
    }
    return bytes;
  }
}
