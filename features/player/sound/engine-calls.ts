import type { From } from "./from.ts";

/** Events of the engine; positions are in seconds. */
export interface EngineEvents {
  ready(duration: number): void;
  playing(): void;
  paused(): void;
  waiting(): void;
  /** The network failed, and the sound is requested again. */
  retrying(): void;
  ended(): void;
  /** Playback was observed at this position. */
  position(seconds: number): void;
  /** The position moved without being played. */
  jumped(seconds: number): void;
  /** The browser requires another gesture before it plays sound. */
  refused(): void;
  /** The source cannot be loaded or decoded. */
  failed(): void;
}

export interface Source {
  url: string;
  /** 0 to 1, as the element takes it. */
  volume: number;
  muted: boolean;
  from: From;
  /** Only loads the source; `play` starts it. */
  paused: boolean;
  /** The element started before the engine existed: it continues. */
  begun?: boolean;
}

export interface Engine {
  /** Opens a source in place of the previous one. */
  open(source: Source): void;
  play(): void;
  pause(): void;
  /** Moves within the open source; before it has loaded, moves its beginning. */
  seek(from: From): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Stops and releases the source. */
  close(): void;
}
