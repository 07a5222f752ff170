const FIRST_ROOM = 2 ** 16;
/** Maximum size in bytes. This is reserved address space, not memory in use: enough for some ten million tracks. */
const MOST = 2 ** 31;

/**
 * Memory allocated piece by piece. It grows in place and returns to the system all at once. If many buffers were
 * allocated and freed while a catalogue loads, the process would keep their memory.
 */
export class Arena {
  readonly #buffer = new ArrayBuffer(FIRST_ROOM, { maxByteLength: MOST });
  readonly bytes = new Uint8Array(this.#buffer);
  readonly view = new DataView(this.#buffer);
  #free = 0;

  /** Allocates a piece of `size` bytes and returns its address. */
  take(size: number): number {
    const address = this.#free;
    this.#free += size;
    if (this.#free > this.#buffer.byteLength)
      this.#buffer.resize(Math.min(MOST, this.#buffer.byteLength * 2));
    return address;
  }
}
