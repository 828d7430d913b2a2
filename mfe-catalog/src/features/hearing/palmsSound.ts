/** Strokes of the palms a second. */
const STROKES = 4;
const SECONDS = 2;

/** Samples of two palms rubbed together: hiss without bass in even strokes, RMS 1, seamless when repeated. */
export function palmsSamples(sampleRate: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(sampleRate * SECONDS);
  let low = 0;
  let bass = 0;
  // One-pole filters: nothing above 6 kHz, nothing below 900 Hz.
  const soft = 1 - Math.exp((-2 * Math.PI * 6000) / sampleRate);
  const deep = 1 - Math.exp((-2 * Math.PI * 900) / sampleRate);
  for (const index of samples.keys()) {
    low += soft * (random() * 2 - 1 - low);
    bass += deep * (low - bass);
    const stroke = Math.abs(Math.sin((Math.PI * STROKES * index) / sampleRate)) ** 0.7;
    samples[index] = (low - bass) * stroke;
  }
  const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  const scale = 1 / Math.sqrt(power);
  return samples.map((one) => one * scale);
}
