import { lensOutline, usualBox } from './lensOutline';
import { FRAME_SHAPES } from './shapeNumbers';

describe('lens outline', () => {
  it.each(FRAME_SHAPES)('fills its box exactly as %s [PDP-03]', (shape) => {
    const [width, height] = usualBox(shape);
    for (const points of [40, 96, 160]) {
      const outline = lensOutline(shape, width, height, points);
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      expect(outline).toHaveLength(points);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(width, 6);
      expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(height, 6);
    }
  });

  it('draws a round lens as a circle', () => {
    const radii = lensOutline('round', 48, 48).map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.6);
  });

  it('is wider at the temple of a cat-eye, and higher there', () => {
    const outline = lensOutline('cat-eye', 54, 40);
    const highest = outline.reduce((best, point) => (point[1] > best[1] ? point : best));
    expect(highest[0]).toBeGreaterThan(10);
  });

  it('has evenly spaced points', () => {
    const outline = lensOutline('panto', 48, 43);
    const gaps = outline.map(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return Math.hypot(nextX - x, nextY - y);
    });
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.5);
  });
});
