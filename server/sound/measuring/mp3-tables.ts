/**
 * Bit rates of layer III in kbit/s by the index in a frame header, for MPEG 1 and for MPEG 2 and 2.5 (ISO 11172-3,
 * 13818-3).
 */
export const MP3_KBITS: Record<"1" | "2", readonly number[]> = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Sample rates in hertz by the version in a frame header: 2.5, none, 2 and 1. */
export const MP3_RATES: readonly (readonly number[])[] = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
];
