/** What a microphone said about the room, in dB(A), roughly; or why it said nothing. */
export type RoomNoise = { readonly heard: true; readonly level: number } | { readonly heard: false };

/** Above this the soft tones drown, dB(A). */
export const QUIET_ENOUGH = 40;

/** Level in dB of a sound that a usual built-in microphone turns into full scale; devices differ by some 10 dB. */
const FULL_SCALE = 115;

/** How long is listened, and how often, ms. */
const LISTEN = 2400;
const EVERY = 60;

/** Level in dB(A), never below 20, of a sound with this mean square of samples from -1 to 1. */
export function noiseLevel(meanSquare: number): number {
  return Math.max(20, Math.round(FULL_SCALE + 10 * Math.log10(Math.max(meanSquare, 1e-12))));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** Listens to the room for a moment; only its level is looked at, nothing is recorded. */
export async function measureRoom(): Promise<RoomNoise> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia || typeof AudioContext === 'undefined') return { heard: false };
  try {
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    const stream = await devices.getUserMedia({ audio, video: false });
    const context = new AudioContext();
    try {
      const analyser = context.createAnalyser();
      // Ears care little for bass, and so does the dB(A).
      const filter = context.createBiquadFilter();
      filter.type = 'highpass';
      filter.frequency.value = 400;
      context.createMediaStreamSource(stream).connect(filter).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const squares: number[] = [];
      for (let passed = 0; passed < LISTEN; passed += EVERY) {
        await wait(EVERY);
        analyser.getFloatTimeDomainData(samples);
        squares.push(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      }
      // The median: a cough is not the room.
      return { heard: true, level: noiseLevel(squares.toSorted((a, b) => a - b)[Math.floor(squares.length / 2)] ?? 0) };
    } finally {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    }
  } catch {
    return { heard: false };
  }
}
