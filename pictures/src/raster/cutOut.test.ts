import { displayValue, linearColour, tone, untone } from '../studio/tone';
import { cutOutBand, groundColour } from './cutOut';
import { FLAT, LightBuffer, MIXED } from './lightBuffer';

const ground = linearColour(groundColour);

/** One pixel from one sample. */
function pixel(light: number[], passes: number[]): number[] {
  const buffer = new LightBuffer(1);
  buffer.light.set(light);
  buffer.passes.set(passes);
  buffer.state[0] = FLAT;
  const into = new Uint8ClampedArray(4);
  cutOutBand(buffer, 0, 1, into, 0);
  return [...into];
}

function composite(rgba: number[]): number[] {
  const a = rgba[3]! / 255;
  return [0, 1, 2].map((c) => rgba[c]! * a + displayValue(ground[c]!) * 255 * (1 - a));
}

const direct = (light: number[], passes: number[]): number[] =>
  [0, 1, 2].map((c) => displayValue(tone(light[c]! + passes[c]! * untone(ground[c]!))) * 255);

describe('cutOutBand', () => {
  it.each([
    ['a brown tint', [0.02, 0.02, 0.02], [0.42, 0.2, 0.1]],
    ['a blue tint', [0.01, 0.02, 0.05], [0.2, 0.4, 0.75]],
    ['a demo lens', [0.02, 0.02, 0.02], [0.93, 0.93, 0.93]],
    ['a bright highlight on a clear lens', [0.35, 0.35, 0.35], [0.9, 0.9, 0.9]],
    ['solid black', [0.01, 0.01, 0.012], [0, 0, 0]],
    ['a soft shadow', [0, 0, 0], [0.8, 0.8, 0.8]],
  ])('composites %s over the ground exactly as if it were drawn there', (_, light, passes) => {
    const shown = composite(pixel(light, passes));
    const expected = direct(light, passes);
    shown.forEach((value, c) => expect(Math.abs(value - expected[c]!)).toBeLessThan(1.2));
  });

  it('leaves a pixel that nothing covers fully clear', () => {
    expect(pixel([0, 0, 0], [1, 1, 1])).toEqual([0, 0, 0, 0]);
  });

  it('takes alpha from the channel that passes least', () => {
    const even = pixel([0, 0, 0], [0.5, 0.5, 0.5])[3]!;
    expect(pixel([0, 0, 0], [0.9, 0.9, 0.5])[3]).toBe(even);
    expect(pixel([0, 0, 0], [0.9, 0.9, 0.9])[3]).toBeLessThan(even);
  });

  it('keeps a half-covered edge of a black frame black', () => {
    const buffer = new LightBuffer(1);
    buffer.state[0] = MIXED;
    buffer.passes.set([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1]);
    const into = new Uint8ClampedArray(4);
    cutOutBand(buffer, 0, 1, into, 0);
    expect(into[3]).toBeGreaterThan(20);
    expect(Math.max(into[0]!, into[1]!, into[2]!)).toBeLessThan(8);
  });
});
