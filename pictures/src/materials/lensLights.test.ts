import { renderPicture } from '../renderPicture';
import { sampleFrame } from '../sampleSpecs';

/** Shares of both lens boxes that are clearly lighter than the rest of their row: the lights of a front view. */
function lights(): { left: number; right: number } {
  const spec = sampleFrame('square', { lens: { kind: 'gradient', family: 'Grey' } });
  const { rgba, width, height, millimetres } = renderPicture(spec, 'front', { width: 400 });
  const perMillimetre = width / millimetres;
  const share = (side: 1 | -1): number => {
    const middle = width / 2 + (side * (spec.a + spec.dbl) * perMillimetre) / 2;
    const [from, to] = [-0.42, 0.42].map((part) => Math.round(middle + part * spec.a * perMillimetre));
    let [lit, all] = [0, 0];
    for (let row = -0.38; row <= 0.38; row += 0.02) {
      const y = Math.round(height / 2 - row * spec.b * perMillimetre);
      const values = Array.from({ length: to! - from! }, (_, k) => rgba[4 * (y * width + from! + k) + 1]!);
      const usual = values.toSorted((a, b) => a - b)[values.length >> 1]!;
      lit += values.filter((value) => value > usual + 8).length;
      all += values.length;
    }
    return lit / all;
  };
  return { left: share(-1), right: share(1) };
}

describe('the lights in a lens', () => {
  it('are small, and larger in the left one than in the right one [PDP-01]', () => {
    const { left, right } = lights();
    expect(left).toBeGreaterThan(0.02);
    expect(left).toBeLessThan(0.1);
    expect(right).toBeLessThan(0.7 * left);
  });
});
