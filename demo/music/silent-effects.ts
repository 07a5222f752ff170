/** A chorus that adds nothing: the sends are not used, and the built-in one costs time even when silent. */
export class SilentChorus {
  level = 0;
  preLowpass = 0;
  feedback = 0;
  delay = 0;
  rate = 0;
  depth = 0;
  sendLevelToReverb = 0;
  sendLevelToDelay = 0;

  process(): void {}

  getSnapshot(): Omit<SilentChorus, "process" | "getSnapshot"> {
    return { ...this };
  }
}

/** A delay that adds nothing; echoes are written in the score, in time with the music. */
export class SilentDelay {
  level = 0;
  preLowpass = 0;
  timeCenter = 0;
  timeRatioLeft = 0;
  timeRatioRight = 0;
  levelCenter = 0;
  levelLeft = 0;
  levelRight = 0;
  feedback = 0;
  sendLevelToReverb = 0;

  process(): void {}

  getSnapshot(): Omit<SilentDelay, "process" | "getSnapshot"> {
    return { ...this };
  }
}
