import { BUST_WIDTHS, type BustWidth } from '@sightline/shared-lib/domain/product';
import { buildFrameMesh } from '../frame/frameMesh';
import { type Mesh, type Slot } from '../geometry/meshBuilder';
import { measurePicture, renderPicture } from '../renderPicture';
import { sampleFrame } from '../sampleSpecs';
import { bustDistance } from './bustForm';
import { breadthOf } from './bustFit';

const widths = Object.keys(BUST_WIDTHS) as BustWidth[];

/** Corners of the triangles of some slots. */
function places(mesh: Mesh, isAsked: (slot: Slot) => boolean): [number, number, number][] {
  return mesh.parts
    .filter(({ slot }) => isAsked(slot))
    .flatMap(({ first, count }) => [...mesh.indices.subarray(3 * first, 3 * (first + count))])
    .map((at) => [mesh.positions[3 * at]!, mesh.positions[3 * at + 1]!, mesh.positions[3 * at + 2]!]);
}

const breadth = (points: readonly (readonly [number, number, number])[]): number =>
  2 * Math.max(...points.map(([x]) => Math.abs(x)));

describe('a frame on a bust', () => {
  it.each(widths)('stands at true scale: the face of the %s bust is as wide as it is named [PDP-01]', (width) => {
    const mesh = buildFrameMesh(sampleFrame('panto'), width, false, 3);
    const face = places(mesh, (slot) => slot === 'bust').filter(
      ([, y, z]) => Math.abs(y - 4) < 3 && Math.abs(z + 52) < 3,
    );
    expect(Math.abs(breadth(face) - BUST_WIDTHS[width])).toBeLessThan(3);
    const front = (pose: BustWidth | 'open') =>
      breadth(places(buildFrameMesh(sampleFrame('panto'), pose, false, 3), (slot) => slot === 'front'));
    expect(front(width)).toBeCloseTo(front('open'), 3);
  });

  it.each(widths)('spreads its temples so that they lie along the head of the %s bust, not in it', (width) => {
    const spec = sampleFrame('square', { a: 54 });
    const mesh = buildFrameMesh(spec, width, false, 3);
    const beside = places(mesh, (slot) => slot === 'temple').filter(([, , z]) => z < -20 && z > -70);
    const deepest = Math.min(...beside.map(([x, y, z]) => bustDistance(x / breadthOf(width), y, z)));
    expect(deepest).toBeGreaterThan(-2.2);
  });

  it.each(widths)('ends its temples behind the ears of the %s bust, where nobody sees their tips [PDP-01]', (width) => {
    for (const spec of [sampleFrame('panto'), sampleFrame('square'), sampleFrame('aviator', { build: 'metal' })]) {
      const mesh = buildFrameMesh(spec, width, false, 3);
      // As far to the side as the camera of this view sees a place.
      const aside = ([x, , z]: readonly [number, number, number]) => 0.94 * x - 0.342 * z;
      const behind = ([, , z]: readonly [number, number, number]) => z < -112;
      const tips = places(mesh, (slot) => slot === 'temple' || slot === 'tip').filter(behind);
      const lowest = Math.min(...tips.map(([, y]) => y));
      const ear = places(mesh, (slot) => slot === 'bust').filter(([, y]) => y > lowest && y < 0);
      expect(Math.max(...tips.map(aside))).toBeLessThan(Math.max(...ear.map(aside)) - 2);
    }
  });

  it('shows at a glance which bust is the wider one [PDP-01]', () => {
    const seen = widths.map((width) => {
      const mesh = buildFrameMesh(sampleFrame('panto'), width, false, 3);
      return breadth(places(mesh, (slot) => slot === 'bust').filter(([, y]) => y > 20));
    });
    const steps = seen.slice(1).map((value, at) => value / seen[at]!);
    expect(Math.min(...steps)).toBeGreaterThan(1.07);
  });

  it('rests its bridge on the nose and its lenses before the eyes', () => {
    const mesh = buildFrameMesh(sampleFrame('trapezoid'), 'medium', false, 3);
    const bridge = places(mesh, (slot) => slot === 'front').filter(([x]) => Math.abs(x) < 1);
    expect(Math.min(...bridge.map(([x, y, z]) => bustDistance(x, y, z)))).toBeGreaterThan(-0.5);
    expect(Math.min(...bridge.map(([x, y, z]) => bustDistance(x, y, z)))).toBeLessThan(9);
  });

  it('is shown at one scale whatever the frame, the bust and the tone, so that pictures can be compared', () => {
    const shown = (width: BustWidth, a: number) =>
      measurePicture(sampleFrame('panto', { a, bust: { width, tone: 'sand' } }), 'bust');
    expect(shown('narrow', 44)).toEqual(shown('wide', 56));
  });

  it('changes the tone of the bust and nothing of its outline', () => {
    const draw = (tone: 'chalk' | 'umber') =>
      renderPicture(sampleFrame('panto', { bust: { width: 'medium', tone } }), 'bust', { width: 80 });
    const [chalk, umber] = [draw('chalk'), draw('umber')];
    const mean = ({ rgba }: typeof chalk) => rgba.reduce((sum, value) => sum + value, 0) / rgba.length;
    expect(mean(chalk)).toBeGreaterThan(mean(umber) + 20);
    const covered = ({ rgba }: typeof chalk) => rgba.filter((value, k) => k % 4 === 3 && value > 8).length;
    expect(covered(chalk)).toBe(covered(umber));
  });

  it('throws its shadow on the face below it', () => {
    const spec = sampleFrame('square', { weight: 'bold' });
    const cheek = (picture: ReturnType<typeof renderPicture>) => {
      const at = (x: number, y: number) => 4 * (Math.round(y) * picture.width + Math.round(x));
      const [x, y] = [((80 + 26) / 210) * picture.width, ((128 + 36) / 286) * picture.height];
      return picture.rgba[at(x, y) + 1]!;
    };
    const low = renderPicture(spec, 'bust', { width: 210 });
    const small = renderPicture({ ...spec, b: 20 }, 'bust', { width: 210 });
    expect(cheek(low)).toBeLessThan(cheek(small) - 8);
  });
});
