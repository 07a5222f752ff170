const FIRST_ROOM = 2 ** 16;
/** Reserved, not used: room for some ten million tracks. */
const MOST = 2 ** 31;

/**
 * Memory given out piece by piece. It grows in place, and all of it goes back to the system at once: many buffers
 * made and let go while a catalogue is read would stay with the process.
 */
export class Arena {
  readonly #buffer = new ArrayBuffer(FIRST_ROOM, { maxByteLength: MOST });
  readonly bytes = new Uint8Array(this.#buffer);
  readonly view = new DataView(this.#buffer);
  #free = 0;

  /** Address of a piece of so many bytes. */
  take(size: number): number {
    const address = this.#free;
    this.#free += size;
    if (this.#free > this.#buffer.byteLength)
      this.#buffer.resize(Math.min(MOST, this.#buffer.byteLength * 2));
    return address;
  }
}
