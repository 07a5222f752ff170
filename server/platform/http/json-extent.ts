const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACE = 0x20;

/**
 * Measures a JSON text while its bytes arrive, before it is parsed. In invalid JSON the part before the fault is
 * counted correctly, and no more of it is ever parsed.
 */
export class JsonExtent {
  /** Attributes of objects on all levels, including duplicates. */
  keys = 0;
  /** Members of lists on all levels, and lists and objects that are attributes: each costs as much as many texts. */
  items = 0;
  /** Deepest nesting of lists and objects. */
  depth = 0;
  /** Bytes of the longest text, name, number or word, as it is written, without quotation marks. */
  text = 0;
  /** Signs of texts that are escaped by a backslash. */
  escapes = 0;
  /** For each open level, from the outermost to the innermost, whether it is a list. */
  readonly #open: boolean[] = [];
  #isText = false;
  #isEscaped = false;
  /** Whether a list has just started: unless it ends, its first member follows. */
  #isFirst = false;
  /** Bytes so far of the text, number or word that the last byte belongs to. */
  #length = 0;

  /** Counts the next bytes, which may start and end anywhere. */
  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      if (this.#isText) at = this.#endOfText(bytes, at);
      else this.#takeSign(bytes[at] as number);
    }
  }

  /**
   * Returns the end of the text that contains `from`, or a position past the last byte; a text may be nearly all of a
   * body.
   */
  #endOfText(bytes: Uint8Array, from: number): number {
    let isEscaped = this.#isEscaped;
    let at = from;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) {
        isEscaped = true;
        this.escapes += 1;
      } else if (byte === QUOTE) {
        this.#isText = false;
        break;
      }
    }
    this.#isEscaped = isEscaped;
    this.#lengthenTo(this.#length + at - from);
    return at;
  }

  #lengthenTo(bytes: number): void {
    this.#length = bytes;
    if (bytes > this.text) this.text = bytes;
  }

  #takeSign(byte: number): void {
    const before = this.#length;
    this.#length = 0;
    if (byte <= SPACE) return;
    if (this.#isFirst && byte !== CLOSE_LIST) this.items += 1;
    this.#isFirst = byte === OPEN_LIST;
    if (byte === QUOTE) this.#isText = true;
    else if (byte === COLON) this.keys += 1;
    else if (byte === COMMA) this.items += this.#open.at(-1) ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (this.#open.at(-1) === false) this.items += 1;
      this.depth = Math.max(this.depth, this.#open.push(byte === OPEN_LIST));
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#open.pop();
    else this.#lengthenTo(before + 1);
  }
}
