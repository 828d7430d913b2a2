import { shapeOutline } from './outline';
import { frameShapes as shapes, sampleFrame } from './sampleSpecs';

const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);

describe('shapeOutline', () => {
  it.each(shapes)('draws %s into its box to a hundredth of a millimetre [PDP-01]', (shape) => {
    const { a, b, dbl } = sampleFrame(shape);
    const { points } = shapeOutline(shape, a, b, 128, dbl);
    expect(points).toHaveLength(128);
    expect(extent(points.map((p) => p.x))).toBeCloseTo(shape === 'shield' ? 2 * a + dbl : a, 2);
    expect(extent(points.map((p) => p.y))).toBeCloseTo(b, 2);
  });

  it.each(shapes)('runs %s counter-clockwise without crossing itself', (shape) => {
    const { a, b, dbl } = sampleFrame(shape);
    const { points } = shapeOutline(shape, a, b, 96, dbl);
    const area = points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]!;
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0);
    expect(area).toBeGreaterThan(0.55 * extent(points.map((p) => p.x)) * b);
    expect(area).toBeLessThan(extent(points.map((p) => p.x)) * b);
  });

  it('gives the same outline as closed path data in millimetres, y down', () => {
    const { points, path } = shapeOutline('round', 50, 48);
    expect(path.startsWith(`M${points[0]!.x.toFixed(2)} ${(-points[0]!.y).toFixed(2)}L`)).toBe(true);
    expect(path.endsWith('Z')).toBe(true);
    expect(path.match(/[ML]/g)).toHaveLength(points.length);
  });

  it('tells the shapes apart', () => {
    const paths = new Set(shapes.map((shape) => shapeOutline(shape, 52, 42).path));
    expect(paths.size).toBe(shapes.length);
  });
});
