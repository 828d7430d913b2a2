import type { Ear } from './hearingReference';
import { palmsSamples } from './palmsSound';

/** Sound of the check; a sound continues until the returned function ends it. */
export interface TonePlayer {
  /** To be called in answer to a press: browsers allow sound only then. */
  readonly unlock: () => Promise<'ready' | 'blocked'>;
  /** A pure tone in one ear. `amplitude` is the peak, 0 to 1. */
  readonly tone: (sound: { readonly frequency: number; readonly ear: Ear; readonly amplitude: number }) => () => void;
  /** The sample sound in both ears; `amplitude` is its RMS. */
  readonly palms: (amplitude: number) => {
    readonly setAmplitude: (amplitude: number) => void;
    readonly stop: () => void;
  };
  readonly close: () => void;
}

/** Tones swell and fade in 35 ms: a sudden start is a click, and clicks are heard where the tone is not. */
const RAMP = 0.035;

/** How long a browser may take to start its sound, ms. */
const UNLOCK_LIMIT = 2000;

/** Half a cosine from 0 to 1. */
const SWELL = Float32Array.from({ length: 32 }, (_, index) => (1 - Math.cos((Math.PI * index) / 31)) / 2);

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** The browser's sound; null where it has none. */
export function createTonePlayer(): TonePlayer | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext({ latencyHint: 'interactive' });

  /** A gain that swells now, and the function that lets it fade. */
  function envelope(peak: number) {
    const swell = context.createGain();
    const fade = context.createGain();
    const now = context.currentTime;
    swell.gain.setValueAtTime(0, now);
    swell.gain.setValueCurveAtTime(
      SWELL.map((one) => one * peak),
      now + 0.005,
      RAMP,
    );
    swell.connect(fade);
    const release = () => {
      const at = context.currentTime;
      fade.gain.setValueAtTime(1, at);
      fade.gain.linearRampToValueAtTime(0, at + RAMP);
      return at + RAMP;
    };
    return { input: swell, output: fade, release };
  }

  return {
    async unlock() {
      if (context.state !== 'running') await Promise.race([context.resume(), wait(UNLOCK_LIMIT)]);
      return (context.state as string) === 'running' ? 'ready' : 'blocked';
    },
    tone({ frequency, ear, amplitude }) {
      const source = context.createOscillator();
      source.frequency.value = frequency;
      const { input, output, release } = envelope(amplitude);
      const sides = context.createChannelMerger(2);
      source.connect(input);
      output.connect(sides, 0, ear === 'left' ? 0 : 1);
      sides.connect(context.destination);
      source.start();
      return () => source.stop(release());
    },
    palms(amplitude) {
      const source = context.createBufferSource();
      const samples = palmsSamples(context.sampleRate, Math.random);
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      source.buffer = buffer;
      source.loop = true;
      const volume = context.createGain();
      volume.gain.value = amplitude;
      const { input, output, release } = envelope(1);
      source.connect(volume).connect(input);
      output.connect(context.destination);
      source.start();
      return {
        setAmplitude: (next) => volume.gain.setTargetAtTime(next, context.currentTime, 0.02),
        stop: () => source.stop(release()),
      };
    },
    close: () => void context.close().catch(() => undefined),
  };
}
