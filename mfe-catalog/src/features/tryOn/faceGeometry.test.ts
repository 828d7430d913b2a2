import { SUITING } from '@sightline/shared-lib/domain/product';

import { cropAround, cropInside, geometryIn } from './faceCrop';
import { landmarksOf } from './faceFinder';
import { faceGeometry } from './faceGeometry';
import type { FaceGeometry } from './faceGeometry';
import { faceProportions, faceShapeOf, widthFit } from './faceShape';
import { frontNet, NET, projected, visibleTemples } from './framePlacement';
import { syntheticFace, USUAL_HEAD } from './syntheticFace';
import { warpPicture } from './warpPicture';

function measured(view: Parameters<typeof syntheticFace>[1], more: Partial<typeof USUAL_HEAD> = {}): FaceGeometry {
  const face = faceGeometry(syntheticFace({ ...USUAL_HEAD, ...more }, view));
  if (!face) throw new Error('nothing measured');
  return face;
}

describe('measuring a face', () => {
  it('takes its scale from the irises, whatever the size of the picture [ADV-02]', () => {
    for (const scale of [1.5, 3, 7]) {
      const face = measured({ scale });
      expect(face.pixelsPerMm).toBeCloseTo(scale, 2);
      expect(face.pupillaryDistance).toBeCloseTo(63, 0);
      expect(face.faceWidth).toBeCloseTo(140, 0);
      expect(face.faceLength).toBeCloseTo(168, 0);
    }
  });

  it('finds how the head is turned and tilted [ADV-02]', () => {
    for (const yaw of [-25, -8, 0, 8, 25]) expect(measured({ scale: 3, yaw }).yaw).toBeCloseTo(yaw, 0);
    for (const roll of [-15, 0, 15]) expect(measured({ scale: 3, roll }).roll).toBeCloseTo(roll, 0);
    expect(Math.abs(measured({ scale: 3 }).pitch)).toBeLessThan(2);
  });

  it('keeps the distance between the pupils while the head turns, and offers it only from a straight look [ADV-02]', () => {
    for (const yaw of [-9, 0, 9]) {
      const face = measured({ scale: 3, yaw }, { pupillaryDistance: 58.5 });
      expect(Math.abs(face.pupillaryDistance - 58.5)).toBeLessThan(1);
      expect(face.isDistanceReliable).toBe(true);
    }
    expect(measured({ scale: 3, yaw: 20 }).isDistanceReliable).toBe(false);
    expect(measured({ scale: 0.5 }).isDistanceReliable).toBe(false);
  });

  it('finds the turn of a head whose mesh has its depths in another unit than its width [ADV-02]', () => {
    // The library looks at a square of 192 pixels; here 768 of the picture's went into it.
    const mesh = syntheticFace(USUAL_HEAD, { scale: 3, yaw: 20 }).map(([x, y, z]): [number, number, number] => [
      x,
      y,
      z / 4,
    ]);
    expect(faceGeometry(landmarksOf({ mesh, size: [768, 768] }))?.yaw).toBeCloseTo(20, 0);
  });

  it('measures a turned head by the nearer eye: the far one is seen from the side [ADV-02]', () => {
    const mesh = syntheticFace(USUAL_HEAD, { scale: 3, yaw: 25 });
    const narrower = mesh.map((point, index) => {
      const [middle] = mesh[468] ?? [0];
      return index > 468 && index < 473 ? ([middle + (point[0] - middle) * 0.5, point[1], point[2]] as const) : point;
    });
    expect(faceGeometry(narrower)?.pixelsPerMm).toBeCloseTo(3, 2);
  });

  it('takes the scale from the width of the face where that is known [ADV-02]', () => {
    const landmarks = syntheticFace(USUAL_HEAD, { scale: 3 });
    expect(faceGeometry(landmarks, 70)?.pixelsPerMm).toBeCloseTo(6, 1);
    expect(faceGeometry(landmarks, 70)?.faceWidth).toBeCloseTo(70, 5);
  });

  it('answers nothing without irises [ADV-02]', () => {
    expect(faceGeometry([])).toBeNull();
  });
});

describe('the shape of a face', () => {
  it.each([
    ['oval', {}],
    ['long', { faceLength: 190 }],
    ['round', { faceLength: 152 }],
    ['square', { jaw: 122 }],
    ['heart', { jaw: 104, forehead: 127 }],
    ['diamond', { jaw: 104, forehead: 112 }],
  ] as const)('is %s by its proportions, at any scale [ADV-02]', (shape, more) => {
    for (const scale of [2, 6]) {
      const landmarks = syntheticFace({ ...USUAL_HEAD, ...more }, { scale });
      expect(faceShapeOf(faceProportions(landmarks))).toBe(shape);
    }
  });

  it('is balanced by what it lacks, and told apart from the question of width [ADV-02]', () => {
    expect(SUITING.round).toContain('rectangle');
    expect(SUITING.square).toContain('round');
    expect([125, 138, 150].map((mm) => widthFit(mm, 138))).toEqual(['narrow', 'good', 'wide']);
  });
});

describe('a frame on a face', () => {
  const MEASURE = { width: 136, height: 48, bridge: 18 };
  const knot = (net: ReturnType<typeof frontNet>, row: number, column: number) =>
    net[row * (NET.columns + 1) + column] ?? [0, 0];

  it('is drawn at its true width, in the middle, its lenses a little below the pupils [ADV-02]', () => {
    const face = measured({ scale: 3 });
    const net = frontNet(face, MEASURE);
    const [left] = knot(net, 3, 0);
    const [right] = knot(net, 3, NET.columns);
    // The front curves back to the temples, and so is nearly as far away as the eyes.
    expect((right - left) / 3).toBeGreaterThan(133);
    expect((right - left) / 3).toBeLessThan(139);
    expect((left + right) / 2).toBeCloseTo(400, 0);
    const [, middle] = knot(net, 3, NET.columns / 2);
    expect((middle - 400) / 3).toBeGreaterThan(1);
    expect((middle - 400) / 3).toBeLessThan(6);
  });

  it('follows the head: narrower when it turns, tilted when it tilts [ADV-02]', () => {
    const straight = frontNet(measured({ scale: 3 }), MEASURE);
    const turned = frontNet(measured({ scale: 3, yaw: 25 }), MEASURE);
    const width = (net: typeof straight) => knot(net, 3, NET.columns)[0] - knot(net, 3, 0)[0];
    expect(width(turned)).toBeLessThan(width(straight) * 0.95);
    const tilted = frontNet(measured({ scale: 3, roll: 10 }), MEASURE);
    // Tilted counter-clockwise, the right end is higher in the picture.
    expect(knot(tilted, 3, NET.columns)[1]).toBeLessThan(knot(tilted, 3, 0)[1] - 40);
  });

  it('moves up the nose when asked [ADV-02]', () => {
    const face = measured({ scale: 3 });
    const [, before] = knot(frontNet(face, MEASURE), 3, 10);
    const [, after] = knot(frontNet(face, MEASURE, 4), 3, 10);
    expect(before - after).toBeCloseTo(12, 0);
  });

  it('shows the temple on the side that the head turns towards us, and none behind the lenses [ADV-02]', () => {
    expect(visibleTemples(measured({ scale: 3 }), MEASURE)).toHaveLength(0);
    const right = visibleTemples(measured({ scale: 3, yaw: -25 }), MEASURE);
    expect(right).toHaveLength(1);
    expect(right[0]?.ear[0]).toBeGreaterThan(right[0]?.hinge[0] ?? Infinity);
    const left = visibleTemples(measured({ scale: 3, yaw: 25 }), MEASURE);
    expect(left[0]?.ear[0]).toBeLessThan(left[0]?.hinge[0] ?? -Infinity);
  });

  it('stays in place when the picture is cropped and scaled [ADV-02]', () => {
    const landmarks = syntheticFace(USUAL_HEAD, { scale: 3 });
    const face = measured({ scale: 3 });
    const crop = cropAround(landmarks);
    const scale = 960 / crop.width;
    const [x, y] = projected(geometryIn(face, crop, scale), [20, 5, 0]);
    const [px, py] = projected(face, [20, 5, 0]);
    expect(x).toBeCloseTo((px - crop.left) * scale, 3);
    expect(y).toBeCloseTo((py - crop.top) * scale, 3);
  });
});

describe('the part of a picture that is shown', () => {
  it('is moved into the picture where it fits, and stays around the face where it does not [ADV-02]', () => {
    const crop = { left: -20, top: 700, width: 400, height: 500 };
    expect(cropInside(crop, { width: 800, height: 1000 })).toEqual({ ...crop, left: 0, top: 500 });
    expect(cropInside(crop, { width: 300, height: 400 })).toEqual(crop);
  });
});

describe('laying a picture over a net', () => {
  const source = {
    width: 40,
    height: 12,
    data: Uint8ClampedArray.from({ length: 40 * 12 * 4 }, (_, index) => {
      const x = Math.floor(index / 4) % 40;
      return [x * 6, 100, 50, 255][index % 4] ?? 0;
    }),
  };
  const straight = Array.from({ length: (NET.columns + 1) * (NET.rows + 1) }, (_, index) => {
    const column = index % (NET.columns + 1);
    return [10 + column * 4, 20 + Math.floor(index / (NET.columns + 1)) * 4] as const;
  });

  it('fills it without a gap and keeps colours in their place [ADV-02]', () => {
    const { left, top, width, height, data } = warpPicture(source, straight);
    expect([left, top, width, height]).toEqual([10, 20, 80, 24]);
    for (let index = 3; index < data.length; index += 4) expect(data[index]).toBe(255);
    const middle = 4 * (12 * 80 + 40);
    expect(Math.abs((data[middle] ?? 0) - 20 * 6)).toBeLessThan(6);
  });

  it('leaves clear what is clear, without dark fringes [ADV-02]', () => {
    const half = Uint8ClampedArray.from(source.data, (value, index) => {
      const x = Math.floor(index / 4) % 40;
      return x < 20 ? (index % 4 === 3 ? 0 : 0) : value;
    });
    const { data } = warpPicture({ ...source, data: half }, straight);
    const greens = new Set<number>();
    for (let index = 0; index < data.length; index += 4)
      if ((data[index + 3] ?? 0) > 0) greens.add(data[index + 1] ?? 0);
    expect([...greens]).toEqual([100]);
    expect(data[4 * (12 * 80 + 5) + 3]).toBe(0);
  });
});
