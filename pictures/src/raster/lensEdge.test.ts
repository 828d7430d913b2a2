import { MeshBuilder } from '../geometry/meshBuilder';
import { type Material, type ShadePoint } from '../materials/material';
import { renderScene } from '../renderPicture';

const evenly =
  (light: number, passes: number) =>
  (p: ShadePoint): void => {
    p.r = p.g = p.b = light;
    p.tr = p.tg = p.tb = passes;
  };

const pale: Material = { layer: 'opaque', shade: evenly(0.7, 0) };
const dark: Material = { layer: 'lens', opacity: 0.95, shade: evenly(0, 0.05) };

/** A pale slope through which a dark lens passes: they meet along a slanting line that is no outline of either. */
function slopeThroughLens() {
  const builder = new MeshBuilder();
  const sheet = (depth: (x: number, y: number) => number): void => {
    const corners = [
      [-20, -12],
      [20, -12],
      [20, 12],
      [-20, 12],
    ] as const;
    const [a, b, c, d] = corners.map(([x, y]) => builder.vertex(x, y, depth(x, y), 0, 0, 1, 0.5));
    builder.quad(a!, b!, c!, d!);
  };
  builder.part('front');
  sheet((x, y) => 0.4 * (y - 0.13 * x));
  builder.part('lens');
  sheet(() => 0);
  return renderScene(
    {
      mesh: builder.finish(undefined, 0),
      materials: { front: pale, lens: dark },
      camera: { azimuth: 0, elevation: 0, distance: 620, rest: 0 },
      hangs: false,
      stands: false,
      window: { left: -18, top: 10, width: 36, height: 20 },
    },
    { width: 180 },
  );
}

describe('a lens that dips into a rim', () => {
  it('fades into it, where no outline is [PDP-01]', () => {
    const { rgba, width, height } = slopeThroughLens();
    let between = 0;
    for (let x = 0; x < width; x += 1) {
      const column = Array.from({ length: height }, (_, y) => rgba[4 * (y * width + x)]!);
      const [light, deep] = [Math.max(...column), Math.min(...column)];
      expect(light - deep).toBeGreaterThan(90);
      if (column.some((value) => value < light - 12 && value > deep + 12)) between += 1;
    }
    // Here and there the line runs along the border of two pixels.
    expect(between / width).toBeGreaterThan(0.6);
  });
});
