/** Sound as numbers: one array per channel, all of the same length, full scale at ±1. */
export interface Pcm {
  /** Hertz. */
  sampleRate: number;
  channels: Float32Array[];
}

/** Returns the number of samples in each channel. */
export function pcmLength(pcm: Pcm): number {
  return pcm.channels[0]?.length ?? 0;
}

/** Returns the length in seconds. */
export function pcmSeconds(pcm: Pcm): number {
  return pcmLength(pcm) / pcm.sampleRate;
}

/** Mixes all channels to their mean, full scale at ±1. */
export function mixToMono(pcm: Pcm): Float32Array {
  const mono = new Float32Array(pcmLength(pcm));
  const share = 1 / pcm.channels.length;
  for (const channel of pcm.channels) {
    for (let i = 0; i < mono.length; i++) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0) * share;
  }
  return mono;
}

const SURROUND_SHARE = Math.SQRT1_2;

/**
 * Folds a sound to at most two channels. Mono and stereo pass unchanged; more channels are folded in the usual
 * order (L, R, C, LFE, Ls, Rs) with −3 dB for centre and surrounds and without LFE (ITU-R BS.775-4, table 2).
 */
export function foldToStereo(pcm: Pcm): Pcm {
  if (pcm.channels.length <= 2) return pcm;
  const [left, right, centre, , ...surrounds] = pcm.channels;
  const fold = (front: Float32Array | undefined, side: number): Float32Array => {
    const folded = Float32Array.from(front ?? []);
    const parts = [centre, surrounds[side]].filter((part) => part !== undefined);
    for (const part of parts) {
      for (let i = 0; i < folded.length; i++) folded[i] = (folded[i] ?? 0) + SURROUND_SHARE * (part[i] ?? 0);
    }
    return folded;
  };
  return { sampleRate: pcm.sampleRate, channels: [fold(left, 0), fold(right, 1)] };
}
