import { render } from '@testing-library/react';
import { lensOutline, usualBox } from '../../domain/lens/lensOutline';
import { FRAME_SHAPES } from '../../domain/lens/shapeNumbers';
import { FrameSign } from './FrameSign';
import { SIGN_UNITS, signPath } from './outlinePath';

describe('FrameSign', () => {
  it.each(FRAME_SHAPES)('draws %s inside its sign, without words of its own', (shape) => {
    const { container } = render(<FrameSign shape={shape} />);
    const sign = container.querySelector('svg');
    expect(sign).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('path')).toHaveLength(shape === 'shield' ? 1 : 3);
    for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/);
  });

  it.each(FRAME_SHAPES)('draws the lens of %s close to its outline, in little text', (shape) => {
    const [lens, lensHeight, bridge] = usualBox(shape);
    const width = shape === 'shield' ? 2 * lens + bridge : lens;
    const text = signPath(shape, width, lensHeight);
    expect(text.length).toBeLessThan(shape === 'shield' ? 320 : 180);
    const middles = middlesOf(text);
    const outline = lensOutline(shape, width, lensHeight, 480);
    for (const [x, y] of middles) {
      const gaps = outline.map(([ox, oy]) => Math.hypot(x / SIGN_UNITS - ox, -y / SIGN_UNITS - oy));
      expect(Math.min(...gaps)).toBeLessThan(2);
    }
  });
});

/** The points that the path passes, added up step by step. */
function middlesOf(path: string): [number, number][] {
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const [, start = '', curve = '', rest = ''] = /^M([^q]+)q([^t]+)t([^z]+)z$/.exec(path) ?? [];
  const steps = [...numbers(curve).slice(2), ...numbers(rest)];
  const points = [numbers(start) as [number, number]];
  for (let index = 0; index < steps.length; index += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (steps[index] ?? 0), y + (steps[index + 1] ?? 0)]);
  }
  return points;
}
