import { lensOutline, usualBox, type OutlinePoint } from './lensOutline';
import { FRAME_SHAPES, SHAPE_NUMBERS, type FrameShape } from './shapeNumbers';

/** An outline in its usual box, which goes from -1 to 1 both ways. */
function drawn(shape: FrameShape): readonly OutlinePoint[] {
  const [width, height] = usualBox(shape);
  return lensOutline(shape, width, height, 192).map(([x, y]) => [(2 * x) / width, (2 * y) / height] as const);
}

const sides = (outline: readonly OutlinePoint[]) =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const);

/** Twice the area inside, above zero where the outline goes clockwise. */
const turned = (outline: readonly OutlinePoint[]): number =>
  sides(outline).reduce((sum, [[x, y], [nextX, nextY]]) => sum + y * nextX - x * nextY, 0);

/** Where an outline crosses a line: the other coordinate, from low to high. */
const crossings = (outline: readonly OutlinePoint[], along: 0 | 1, at: number): readonly number[] =>
  sides(outline)
    .flatMap(([from, to]) => {
      const [a, b] = [from[along] - at, to[along] - at];
      if (a > 0 === b > 0) return [];
      const [start, end] = [from[1 - along] ?? 0, to[1 - along] ?? 0];
      return [start + ((end - start) * a) / (a - b)];
    })
    .toSorted((a, b) => a - b);

const widthAt = (outline: readonly OutlinePoint[], y: number): number => {
  const xs = crossings(outline, 1, y);
  return (xs.at(-1) ?? 0) - (xs[0] ?? 0);
};

const extreme = (outline: readonly OutlinePoint[], of: (point: OutlinePoint) => number): OutlinePoint =>
  outline.reduce((best, point) => (of(point) > of(best) ? point : best));

describe('the shape of a lens [PDP-03]', () => {
  it.each<[FrameShape, number]>([
    ['round', Math.PI / 4],
    ['oval', 0.8],
    ['panto', 0.8],
    ['square', 0.93],
    ['rectangle', 0.94],
    ['aviator', 0.77],
    ['pilot', 0.85],
    ['cat-eye', 0.72],
    ['butterfly', 0.83],
    ['trapezoid', 0.83],
    ['browline', 0.855],
    ['sport', 0.78],
    ['hexagon', 0.77],
    ['shield', 0.83],
  ])('fills as much of its box as a %s does: %d, drawn clockwise', (shape, share) => {
    expect(Math.abs(turned(drawn(shape)) / 8 - share)).toBeLessThan(0.008);
  });

  const plain = FRAME_SHAPES.filter(
    (shape): shape is keyof typeof SHAPE_NUMBERS =>
      shape in SHAPE_NUMBERS && !('slant' in SHAPE_NUMBERS[shape as keyof typeof SHAPE_NUMBERS]),
  );

  it.each(plain)('touches its box where its numbers say: %s', (shape) => {
    const outline = drawn(shape);
    const [topX, templeY, bottomX, noseY] = SHAPE_NUMBERS[shape].extremes;
    const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(0.06);
    // Between two sides of one height the touching one is the middle of both.
    const [left, right] = [extreme(outline, ([x]) => -x), extreme(outline, ([x]) => x)];
    near(extreme(outline, ([, y]) => y)[0], topX);
    near(extreme(outline, ([, y]) => -y)[0], bottomX);
    expect(Math.abs(right[1] - templeY)).toBeLessThan(0.12);
    expect(Math.abs(left[1] - noseY)).toBeLessThan(0.12);
  });

  it.each(['hexagon', 'shield'] as const)('is the same left and right as a %s', (shape) => {
    const outline = drawn(shape);
    for (const y of [-0.9, -0.6, -0.3, 0.1, 0.4, 0.7, 0.9]) {
      const xs = crossings(outline, 1, y);
      expect(xs.length).toBeGreaterThanOrEqual(2);
      const mirrored = xs.map((x) => -x).toReversed();
      for (const [index, x] of xs.entries()) expect(Math.abs(x - (mirrored[index] ?? 2))).toBeLessThan(0.03);
    }
  });

  it('has six straight sides as a hexagon, and rounded corners: level above and below, widest just over the middle', () => {
    const outline = drawn('hexagon');
    for (const x of [-0.3, 0, 0.3]) {
      const [low = 0, high = 0] = crossings(outline, 0, x);
      expect([Math.abs(high - 1) < 0.02, Math.abs(low + 1) < 0.02]).toEqual([true, true]);
    }
    // On a straight side the width falls evenly.
    for (const [first, second, third] of [
      [0.3, 0.5, 0.7],
      [-0.3, -0.5, -0.7],
    ] as const) {
      const [a, b, c] = [widthAt(outline, first), widthAt(outline, second), widthAt(outline, third)];
      expect(a - b).toBeGreaterThan(0.15);
      expect(Math.abs(a - b - (b - c))).toBeLessThan(0.02);
    }
    expect(extreme(outline, ([x]) => x)[1]).toBeGreaterThan(0);
  });

  it('is one lens across both eyes as a shield: a brow that dips in the middle, and room for a nose', () => {
    const outline = drawn('shield');
    const [nose = 0, brow = 0, ...more] = crossings(outline, 0, 0.001);
    expect(more).toEqual([]);
    expect(Math.abs(brow - 0.93)).toBeLessThan(0.02);
    expect(Math.abs(nose + 0.1)).toBeLessThan(0.03);
    const under = [0.05, 0.1, 0.2, 0.3, 0.45].map((x) => crossings(outline, 0, x)[0] ?? 0);
    expect(under).toEqual(under.toSorted((a, b) => b - a));
    expect(under.at(-1)).toBeLessThan(-0.97);
  });

  it('is wider above than below where it tapers, and rises to the temple where it slants', () => {
    for (const shape of ['trapezoid', 'cat-eye'] as const)
      expect(widthAt(drawn(shape), 0.5)).toBeGreaterThan(widthAt(drawn(shape), -0.5) + 0.1);
    for (const shape of ['cat-eye', 'trapezoid', 'sport'] as const)
      expect(extreme(drawn(shape), ([, y]) => y)[0]).toBeGreaterThan(0.1);
    expect(extreme(drawn('aviator'), ([, y]) => y)[0]).toBeLessThan(-0.2);
  });

  it('has at least so many points as are asked for, evenly spaced, whatever its shape', () => {
    for (const shape of FRAME_SHAPES) {
      const [width, height] = usualBox(shape);
      for (const points of [12, 96, 300]) {
        const outline = lensOutline(shape, width, height, points);
        const gaps = sides(outline).map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]));
        expect(outline).toHaveLength(points);
        expect(Math.max(...gaps) / (gaps.reduce((sum, gap) => sum + gap, 0) / points)).toBeLessThan(1.3);
        expect(Math.min(...gaps)).toBeGreaterThan(0);
      }
    }
  });

  it('has the box of a shape that stands in no table of numbers', () => {
    expect([usualBox('hexagon'), usualBox('shield'), usualBox('round')]).toEqual([
      [51, 46, 20],
      [64, 52, 12],
      [49, 47, 21],
    ]);
  });
});
