import type { Arena } from "./arena.ts";
import { DeltaPostings, GROUP, MORE } from "./delta-postings.ts";

/** Bytes of the first and of the longest block of a list. Each block ends with space for the address of the next. */
const FIRST_BLOCK = 8;
const LONGEST_BLOCK = 1_024;
const ADDRESS = 4;

/** A growing list: its first block, its write position, and the space left in its block. */
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
 * Collects ordinals by word; those of a word must be added in ascending order, without duplicates. Hundreds of
 * thousands of lists grow at a time: they share an arena, because their spare space would be most of the process's
 * memory.
 */
export class DeltaPostingsBuilder {
  readonly #places = new Map<string, number>();
  readonly #lists: Growing[] = [];
  readonly #arena: Arena;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  add(word: string, ordinal: number): void {
    const list = this.#listOf(word);
    let gap = ordinal - list.last;
    list.last = ordinal;
    list.count += 1;
    for (; gap >= MORE; gap >>>= GROUP) this.#write(list, (gap & (MORE - 1)) | MORE);
    this.#write(list, gap);
  }

  build(): DeltaPostings {
    const starts = new Uint32Array(this.#lists.length);
    const bytes = new Uint8Array(this.#lists.reduce((sum, list) => sum + list.bytes, 0));
    let end = 0;
    for (const [place, list] of this.#lists.entries()) {
      starts[place] = end;
      end += this.#copy(list, bytes, end);
    }
    const counts = Uint32Array.from(this.#lists, ({ count }) => count);
    return new DeltaPostings(this.#places, { starts, counts, bytes });
  }

  #listOf(word: string): Growing {
    const known = this.#places.get(word);
    if (known !== undefined) return this.#lists[known] as Growing;
    // A slice of a row's text would keep the whole text in memory, so it is copied.
    this.#places.set(Buffer.from(word).toString(), this.#lists.length);
    const first = this.#arena.take(FIRST_BLOCK + ADDRESS);
    const list = { first, at: first, room: FIRST_BLOCK, block: FIRST_BLOCK, last: 0, count: 0, bytes: 0 };
    this.#lists.push(list);
    return list;
  }

  #write(list: Growing, byte: number): void {
    if (list.room === 0) {
      list.block = nextBlock(list.block);
      const next = this.#arena.take(list.block + ADDRESS);
      this.#arena.view.setUint32(list.at, next);
      list.at = next;
      list.room = list.block;
    }
    this.#arena.bytes[list.at] = byte;
    list.at += 1;
    list.room -= 1;
    list.bytes += 1;
  }

  /** Copies a list block by block into `target`; returns its number of bytes. */
  #copy({ first, bytes }: Growing, target: Uint8Array, to: number): number {
    let block = FIRST_BLOCK;
    let address = first;
    for (let left = bytes; left > 0; ) {
      const size = Math.min(left, block);
      target.set(this.#arena.bytes.subarray(address, address + size), to + bytes - left);
      left -= size;
      if (left > 0) address = this.#arena.view.getUint32(address + block);
      block = nextBlock(block);
    }
    return bytes;
  }
}
