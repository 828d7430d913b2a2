import { palmsSamples } from './palmsSound';
import { seededRandom } from './simulatedListener';
import { palmsAmplitude, reachOf, toneAmplitude, USUAL_CALIBRATION } from './soundLevel';

const decibel = (amplitude: number) => 20 * Math.log10(amplitude);

describe('the level of a tone', () => {
  it('doubles its amplitude every 6 dB and follows the matched volume [ADV-03]', () => {
    const soft = toneAmplitude(20, 1000, USUAL_CALIBRATION);
    expect(decibel(toneAmplitude(40, 1000, USUAL_CALIBRATION)) - decibel(soft)).toBeCloseTo(20, 5);
    expect(decibel(toneAmplitude(20, 1000, USUAL_CALIBRATION - 6)) - decibel(soft)).toBeCloseTo(-6, 5);
  });

  it('is as loud as the sample where the tone has the pressure of rubbed palms [ADV-03]', () => {
    // 60 dB SPL at 1000 Hz is 54.5 dB above the faintest audible.
    const tone = toneAmplitude(54.5, 1000, -42);
    expect(decibel(tone / Math.SQRT2)).toBeCloseTo(decibel(palmsAmplitude(-42)), 1);
  });

  it('gives low tones more sound, as ears need it, and never clips [ADV-03]', () => {
    expect(toneAmplitude(30, 250, -42)).toBeGreaterThan(toneAmplitude(30, 1000, -42) * 3);
    expect(toneAmplitude(200, 1000, -42)).toBe(1);
    expect(toneAmplitude(reachOf(-42) - 5.5, 1000, -42)).toBeCloseTo(1, 5);
  });

  it('makes a sample whose loudness is known and that joins itself without a click [ADV-03]', () => {
    const samples = palmsSamples(44_100, seededRandom(1));
    const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
    expect(power).toBeCloseTo(1, 3);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.1);
  });
});
