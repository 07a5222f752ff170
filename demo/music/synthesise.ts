import { type BasicSoundBank, type MIDIController, SpessaSynthProcessor } from "spessasynth_core";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import { levelOf } from "./program-levels.ts";
import { Room } from "./room.ts";
import type { Note, Part, Score } from "./score.ts";
import { SilentChorus, SilentDelay } from "./silent-effects.ts";

const SAMPLE_RATE = 44_100;
/** Events fall on block borders, 1.5 ms apart: below what an ear tells from a human hand. */
const BLOCK = 64;
const DRUM_CHANNEL = 9;
const VOICE_CAP = 160;
/** Controller 7 is squared by the synthesiser: 40 dB a decade. */
const DECIBELS_PER_DECADE = 40;
const REFERENCE_LEVEL = -8;

const VOLUME = 7;
const PAN = 10;
const EXPRESSION = 11;
const REVERB_SEND = 91;
const CHORUS_SEND = 93;
/** A swell rises to this share of its note and falls again. */
const SWELL_POINTS = [0, 0.1, 0.25, 0.4, 0.6, 0.8, 1].map((at) => ({
  at,
  expression: Math.round(88 + 36 * Math.sin(Math.PI * at ** 0.7)),
}));
const SWELL_FROM_SECONDS = 0.9;

interface Event {
  at: number;
  play: (synth: SpessaSynthProcessor) => void;
}

/** Plays a score on a sound bank; stereo, 44.1 kHz, unmastered. */
export async function synthesise(score: Score, bank: BasicSoundBank): Promise<Pcm> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, {
    eventsEnabled: false,
    reverbProcessor: new Room(SAMPLE_RATE, score.room),
    chorusProcessor: new SilentChorus(),
    delayProcessor: new SilentDelay(),
  });
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(bank, "main");
  synth.setSystemParameter("voiceCap", VOICE_CAP);
  const events = score.parts.flatMap((part, i) => partEvents(part, channelOf(score.parts, i), synth));
  events.sort((a, b) => a.at - b.at);
  const length = Math.round(score.seconds * SAMPLE_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let next = 0;
  for (let at = 0; at < length; at += BLOCK) {
    const until = (at + BLOCK) / SAMPLE_RATE;
    for (; next < events.length && (events[next] as Event).at < until; next++)
      (events[next] as Event).play(synth);
    synth.process(left, right, at, Math.min(BLOCK, length - at));
  }
  // The synthesiser is left to the collector: destroying it would empty the bank that others play on.
  return { sampleRate: SAMPLE_RATE, channels: [left, right] };
}

/** Percussion shares channel 10; everybody else gets a channel of their own. */
function channelOf(parts: Part[], index: number): number {
  if (parts[index]?.drums) return DRUM_CHANNEL;
  const before = parts.slice(0, index).filter((part) => !part.drums).length;
  return (before < DRUM_CHANNEL ? before : before + 1) % 16;
}

function partEvents(part: Part, channel: number, synth: SpessaSynthProcessor): Event[] {
  const decibels = REFERENCE_LEVEL + (part.drums ? 0 : part.level) + levelOf(part.program, part.drums);
  // Percussion parts share one channel, so their balance has to be in the touch.
  const touch = part.drums ? 10 ** (part.level / DECIBELS_PER_DECADE) : 1;
  const controller = (number: MIDIController, value: number) => {
    synth.controllerChange(channel, number, Math.round(Math.min(127, Math.max(0, value))));
  };
  synth.programChange(channel, part.program);
  controller(VOLUME, 127 * 10 ** (decibels / DECIBELS_PER_DECADE));
  controller(PAN, part.drums ? 64 : 64 + 63 * part.pan);
  controller(REVERB_SEND, 127 * part.reverb);
  controller(CHORUS_SEND, 0);
  const events: Event[] = part.notes.flatMap(({ at, length, pitch, velocity }) => [
    { at, play: () => synth.noteOn(channel, pitch, Math.max(1, Math.round(velocity * touch))) },
    { at: at + length, play: () => synth.noteOff(channel, pitch) },
  ]);
  return part.swell ? [...events, ...swells(part.notes, controller)] : events;
}

function swells(notes: Note[], controller: (number: MIDIController, value: number) => void): Event[] {
  const seen = new Set<number>();
  return notes
    .filter(({ at, length }) => length >= SWELL_FROM_SECONDS && !seen.has(at) && seen.add(at))
    .flatMap(({ at, length }) =>
      SWELL_POINTS.map((point) => ({
        at: at + point.at * length,
        play: () => controller(EXPRESSION, point.expression),
      })),
    );
}
