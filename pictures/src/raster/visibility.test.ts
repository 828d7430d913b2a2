import { PER_AXIS } from './samples';
import { VisibilityBuffer } from './visibility';

/** How many samples of each pixel a triangle covers, in a band of one column of pixels. */
function coverage(x: number[], y: number[], rows: number): number[] {
  const area = { width: PER_AXIS, top: 0, rows: rows * PER_AXIS };
  const buffer = new VisibilityBuffer(area.width * area.rows);
  buffer.clear(area.width * area.rows);
  const triangles = {
    x: Float32Array.from(x),
    y: Float32Array.from(y),
    inverseDepth: Float32Array.of(1, 1, 1),
    indices: Uint32Array.of(0, 1, 2),
    order: Uint32Array.of(0),
    from: 0,
    to: 1,
  };
  buffer.draw(triangles, area);
  return Array.from({ length: rows }, (_, row) => {
    const from = row * PER_AXIS * area.width;
    return [...buffer.triangle.subarray(from, from + PER_AXIS * area.width)].filter((k) => k === 0).length;
  });
}

describe('VisibilityBuffer', () => {
  it('gives an edge that is nearly upright a step for every sample of a pixel [PDP-01]', () => {
    // The edge enters on the left above and leaves on the right below.
    const steps = coverage([0, 2, -900], [0, 80, 40], 40);
    expect(new Set(steps)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('covers a whole pixel exactly once with two triangles that share an edge [PDP-01]', () => {
    const upper = coverage([-1, 3, 3], [-1, -1, 5], 1)[0]!;
    const lower = coverage([-1, 3, -1], [-1, 5, 5], 1)[0]!;
    expect(upper + lower).toBe(PER_AXIS * PER_AXIS);
  });
});
