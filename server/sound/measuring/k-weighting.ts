interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/*
 * ITU-R BS.1770-4 gives the two filters for 48 kHz only. These analogue parameters reproduce its tables there
 * and give the same curve at any rate (B. De Man, "Evaluation of implementations of the EBU R128 loudness
 * measurement", AES 145, 2018).
 */
const SHELF = { frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 };
const HIGH_PASS = { frequency: 38.13547087602444, q: 0.5003270373238773 };
const SHELF_BAND_EXPONENT = 0.4996667741545416;

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * SHELF.frequency) / sampleRate);
  const high = 10 ** (SHELF.gain / 20);
  const band = high ** SHELF_BAND_EXPONENT;
  const a0 = 1 + k / SHELF.q + k * k;
  return {
    b0: (high + (band * k) / SHELF.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / SHELF.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / SHELF.q + k * k) / a0,
  };
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * HIGH_PASS.frequency) / sampleRate);
  const a0 = 1 + k / HIGH_PASS.q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / HIGH_PASS.q + k * k) / a0 };
}

/** Filters one channel with the K weighting of ITU-R BS.1770-4 (head shelf, then low-cut). */
export function kWeighted(channel: Float32Array, sampleRate: number): Float32Array {
  const s = shelf(sampleRate);
  const h = highPass(sampleRate);
  const out = new Float32Array(channel.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i] as number;
    const y = s.b0 * x + s.b1 * x1 + s.b2 * x2 - s.a1 * y1 - s.a2 * y2;
    const z = h.b0 * y + h.b1 * y1 + h.b2 * y2 - h.a1 * z1 - h.a2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    out[i] = z;
  }
  return out;
}
