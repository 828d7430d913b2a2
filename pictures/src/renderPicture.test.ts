// Runs alone: draws pictures for half a minute, so that it begins among the first.
import { createHash } from 'node:crypto';
import { familyColours } from './materials/palette';
import { groundColour } from './raster/cutOut';
import { measurePicture, type Picture, renderPicture } from './renderPicture';
import { frameShapes, sampleFrame, sampleSheets } from './sampleSpecs';
import {
  type ColourFamily,
  colourFamilies,
  frameBuilds,
  frameViews,
  lensFamilies,
  lensKinds,
  type PictureSpec,
  type PictureView,
  type SmallGoodsKind,
  smallGoodsKinds,
  viewsOf,
} from './specification';

const rgbOf = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

const ground = rgbOf(groundColour);

const draw = (spec: PictureSpec, view: PictureView, width = 120): Picture => renderPicture(spec, view, { width });

const hash = (picture: Picture): string => createHash('sha256').update(picture.rgba).digest('hex');

function alphaAt({ rgba, width }: Picture, x: number, y: number): number {
  return rgba[4 * (y * width + x) + 3]!;
}

/** Mean colour of the opaque pixels of a row's outer twelfth: the end piece, which is all frame. */
function meanOpaque({ rgba }: Picture): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 250) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) sum[c]! += rgba[i + c]!;
  }
  return sum.map((value) => value / count);
}

/** Share of what either picture shows where they differ clearly. */
function difference(one: Picture, other: Picture): number {
  const channels = 4 * one.width;
  let shown = 0;
  let different = 0;
  for (let i = 0; i < channels * Math.max(one.height, other.height); i += 4) {
    const at = ({ rgba }: Picture, channel: number) => rgba[i + channel] ?? 0;
    if (Math.max(at(one, 3), at(other, 3)) < 128) continue;
    shown += 1;
    if ([0, 1, 2, 3].some((channel) => Math.abs(at(one, channel) - at(other, channel)) > 40)) different += 1;
  }
  return different / shown;
}

describe('renderPicture', () => {
  it('draws the same specification to the same bytes [PLAT-05]', () => {
    const spec = sampleFrame('panto', { front: 'Tortoise', lens: { kind: 'gradient', family: 'Brown' } });
    expect(hash(draw(spec, 'three-quarter'))).toBe(hash(draw(structuredClone(spec), 'three-quarter')));
  });

  it('draws no grey line along the outline of black acetate [PDP-01]', () => {
    const spec = sampleFrame('square', { front: 'Black', lens: { kind: 'solid', family: 'Grey' } });
    const { rgba, width, height } = draw(spec, 'front', 800);
    const brightest: number[] = [];
    // The upper edge of both rims, twelve pixels deep.
    for (const x of [0.18, 0.22, 0.26, 0.74, 0.78, 0.82].map((share) => Math.round(share * width))) {
      const column = Array.from({ length: height }, (_, y) => 4 * (y * width + x)).filter((i) => rgba[i + 3]! > 250);
      brightest.push(Math.max(...column.slice(0, 12).map((i) => rgba[i + 1]!)));
    }
    expect(Math.max(...brightest)).toBeLessThan(115);
    // Polish still shows the lamps.
    expect(Math.min(...brightest)).toBeGreaterThan(35);
  });

  it('does not let one colour leak into the next through the cached mesh', () => {
    const first = hash(draw(sampleFrame('panto', { front: 'Red' }), 'front'));
    expect(hash(draw(sampleFrame('panto', { front: 'Blue' }), 'front'))).not.toBe(first);
    expect(hash(draw(sampleFrame('panto', { front: 'Red' }), 'front'))).toBe(first);
  });

  it.each(frameShapes)(
    'hangs the front of %s on the line: lens centre at half height, as wide as the frame [PDP-01]',
    (shape) => {
      const build = shape === 'sport' || shape === 'shield' ? 'nylon' : 'acetate';
      const spec = sampleFrame(shape, { build, lens: { kind: 'solid', family: 'Grey' } });
      const picture = draw(spec, 'front', 200);
      expect(picture.height % 2).toBe(0);
      const boxes = shape === 'shield' ? 2 * spec.a + spec.dbl : 2 * spec.a + spec.dbl;
      expect(picture.millimetres).toBeGreaterThan(boxes * (build === 'nylon' ? 0.82 : 0.98));
      expect(picture.millimetres).toBeLessThan(boxes + 18);
      const rows = Array.from({ length: picture.height }, (_, y) => y);
      const touches = (x: number): boolean => rows.some((y) => alphaAt(picture, x, y) > 0);
      expect(touches(0) && touches(picture.width - 1)).toBe(true);
      // The middle of the right-hand lens box is where the line passes: half the height and its share of the width.
      const perMillimetre = picture.width / picture.millimetres;
      const lensX = Math.round(
        picture.width / 2 + (shape === 'shield' ? 30 : (spec.a + spec.dbl) / 2) * perMillimetre * 0.97,
      );
      expect(alphaAt(picture, lensX, picture.height / 2)).toBeGreaterThan(150);
    },
  );

  it('is symmetrical top to bottom about the line even when the frame is not', () => {
    const picture = draw(sampleFrame('cat-eye', { front: 'Red' }), 'front', 200);
    const measured = measurePicture(sampleFrame('cat-eye', { front: 'Red' }), 'front');
    expect(picture.millimetres).toBeCloseTo(measured.millimetres, 3);
    expect(picture.height / picture.width).toBeCloseTo(measured.heightInMillimetres / measured.millimetres, 1);
  });

  it('wears its front alone: the same width, and nothing behind the lenses [ADV-02]', () => {
    const spec = sampleFrame('panto');
    const [front, worn] = [draw(spec, 'front', 200), draw(spec, 'worn', 200)];
    expect(Math.abs(worn.millimetres - front.millimetres)).toBeLessThan(1.5);
    const perMillimetre = worn.width / worn.millimetres;
    const centre = { x: worn.width / 2 + ((spec.a + spec.dbl) / 2) * perMillimetre, y: worn.height / 2 };
    const seen = (picture: typeof worn) => {
      let dark = 0;
      for (let y = -14; y <= 14; y += 1) {
        for (let x = -14; x <= 14; x += 1) {
          const at = { x: Math.round(centre.x + x * perMillimetre), y: Math.round(centre.y + y * perMillimetre) };
          if (alphaAt(picture, at.x, Math.min(picture.height - 1, at.y)) > 128) dark += 1;
        }
      }
      return dark;
    };
    expect(seen(front)).toBeGreaterThan(0);
    expect(seen(worn)).toBe(0);
  });

  it.each(['three-quarter', 'lateral', 'folded'] as const)('leaves the border of the %s view empty', (view) => {
    const picture = draw(sampleFrame('square'), view, 200);
    for (let x = 0; x < picture.width; x += 1) {
      expect(alphaAt(picture, x, 0) + alphaAt(picture, x, picture.height - 1)).toBe(0);
    }
  });

  it('lets the line show through demo lenses and hides it behind acetate', () => {
    const spec = sampleFrame('panto');
    const picture = draw(spec, 'front', 200);
    const perMillimetre = picture.width / picture.millimetres;
    const lensX = Math.round(picture.width / 2 + ((spec.a + spec.dbl) / 2) * perMillimetre);
    expect(alphaAt(picture, lensX, picture.height / 2)).toBeLessThan(60);
    expect(alphaAt(picture, Math.round(picture.width / 2), Math.round(picture.height / 2 - 9.4 * perMillimetre))).toBe(
      255,
    );
  });

  it.each([
    ['page', [243, 244, 243]],
    ['plate', [236, 238, 237]],
    ['dark theme plate', [198, 203, 201]],
  ] as const)('leaves no fringe round black and white frames on the %s', (_, plate) => {
    const shown = (front: 'Black' | 'White'): number[] => {
      const { rgba } = draw(sampleFrame('round', { front }), 'front', 200);
      const values: number[] = [];
      for (let i = 0; i < rgba.length; i += 4) {
        const a = rgba[i + 3]! / 255;
        if (a > 0 && a < 0.6) values.push(rgba[i + 1]! * a + plate[1] * (1 - a));
      }
      return values;
    };
    expect(Math.max(...shown('Black'))).toBeLessThan(plate[1] + 12);
    expect(Math.min(...shown('White'))).toBeGreaterThan(70);
  });

  it.each(colourFamilies.filter((front) => front !== 'Transparent'))(
    'keeps the mean colour of a %s front near its family [PLP-07]',
    (front) => {
      const family = rgbOf(familyColours[front]);
      const mean = meanOpaque(draw(sampleFrame('square', { front }), 'front', 160));
      family.forEach((value, c) => expect(Math.abs(mean[c]! - value)).toBeLessThan(44));
      const spread = Math.max(...family) - Math.min(...family);
      const strongest = family.indexOf(Math.max(...family));
      expect(mean[strongest]! + (spread > 30 ? 0 : 12)).toBeGreaterThanOrEqual(Math.max(...mean));
    },
  );

  it.each(
    (['case', 'chain', 'hearing-device', 'charging-case'] as const).flatMap((kind) =>
      colourFamilies.filter((front) => front !== 'Transparent').map((front) => [kind, front] as const),
    ),
  )('draws a %s nearer to its colour, %s, than to most others [PLP-07]', (kind, front) => {
    const spec = { kind, front, contents: 'hearing' } as PictureSpec;
    // Links are thin: few of their pixels are covered whole.
    const mean = meanOpaque(kind === 'chain' ? draw(spec, 'angle', 120) : draw(spec, 'angle', 80));
    expect(mean.every(Number.isFinite)).toBe(true);
    // Light and shade change how light a colour is, hardly its hue.
    const distance = (other: ColourFamily) => {
      const family = rgbOf(familyColours[other]);
      const average = (rgb: readonly number[]) => rgb.reduce((sum, value) => sum + value, 0) / 3;
      const [shown, named] = [average(mean), average(family)];
      const hue = Math.hypot(...family.map((value, c) => value - named - (mean[c]! - shown)));
      return hue + Math.abs(named - shown) / 2;
    };
    const nearer = colourFamilies.filter((other) => distance(other) < distance(front));
    expect([kind, front, nearer.slice(4)]).toEqual([kind, front, []]);
  });

  const covered = (picture: Picture): number =>
    picture.rgba.filter((value, k) => k % 4 === 3 && value > 0).length / (picture.width * picture.height);

  it.each(frameShapes)('draws %s from every side in every colour [PLP-07]', (shape) => {
    const build = shape === 'sport' || shape === 'shield' ? 'nylon' : 'acetate';
    for (const [i, front] of colourFamilies.entries()) {
      const style = (['solid', 'crystal', 'havana', 'blonde'] as const)[Math.floor(i / 2) % 4]!;
      const picture = draw(sampleFrame(shape, { front, build, style }), frameViews[i % frameViews.length]!, 24);
      expect(covered(picture)).toBeGreaterThan(0.08);
      expect(picture.millimetres).toBeGreaterThan(70);
    }
  });

  it.each(lensKinds)('draws %s lenses in full, half and rimless mounts of every build', (kind) => {
    for (const [i, build] of frameBuilds.entries()) {
      const rim = (['full', 'half', 'rimless'] as const)[i % 3]!;
      const lens = { kind, family: lensFamilies[(i * 2) % lensFamilies.length]! };
      const picture = draw(
        sampleFrame('panto', { build, rim, front: 'Gold', lens, audio: i === 0 }),
        'three-quarter',
        24,
      );
      expect(covered(picture)).toBeGreaterThan(0.08);
    }
  });

  it.each(sampleSheets.goods.map((spec, i) => [`${spec.kind} ${i}`, spec] as const))('draws %s', (_, spec) => {
    for (const view of viewsOf(spec)) {
      const picture = draw(spec, view, 60);
      const solid = picture.rgba.filter((value, k) => k % 4 === 3 && value > 128).length;
      expect(solid).toBeGreaterThan(0.02 * picture.width * picture.height);
      expect(picture.millimetres).toBeGreaterThan(25);
      expect(alphaAt(picture, 0, 0)).toBe(0);
    }
  });

  it.each(
    smallGoodsKinds.flatMap((form) => (['Red', 'Blue', 'Orange'] as const).map((front) => [form, front] as const)),
  )('draws %s in the named colour, %s, more than in any other [PLP-07]', (form, front) => {
    const { rgba } = draw({ kind: 'small-goods', form, front }, 'angle', 120);
    const votes = { Red: 0, Blue: 0, Orange: 0 };
    for (let i = 0; i < rgba.length; i += 4) {
      const [r, g, b] = [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
      // Metal, lids and cables have no hue that anybody names.
      if (rgba[i + 3]! < 250 || Math.max(r, g, b) - Math.min(r, g, b) < 30) continue;
      votes[b > r ? 'Blue' : g > b + 16 ? 'Orange' : 'Red'] += 1;
    }
    const [dominant] = Object.entries(votes).toSorted((x, y) => y[1] - x[1])[0]!;
    expect(votes[front]).toBeGreaterThan(10);
    expect(dominant).toBe(front);
  });

  it.each(smallGoodsKinds)('draws white %s lighter than grey and grey lighter than black', (form) => {
    const lightness = (front: 'White' | 'Grey' | 'Black') =>
      meanOpaque(draw({ kind: 'small-goods', form, front }, 'angle', 60))[1]!;
    expect(lightness('White')).toBeGreaterThan(lightness('Grey') + 10);
    expect(lightness('Grey')).toBeGreaterThan(lightness('Black') + 4);
  });

  it.each(sampleSheets.goods.map((spec, i) => [`${spec.kind} ${i}`, spec] as const))(
    'shows of %s another side in its second view [PDP-01]',
    (_, spec) => {
      expect(difference(draw(spec, 'front', 96), draw(spec, 'angle', 96))).toBeGreaterThan(0.15);
    },
  );

  it('shows the buttons of hearing devices, which lie on their backs, from behind [PDP-01]', () => {
    const [front, behind] = (['front', 'angle'] as const).map((view) =>
      draw({ kind: 'hearing-device', front: 'Grey' }, view),
    );
    expect(behind!.height).toBeGreaterThan(1.5 * front!.height);
  });

  it('gives every kind of goods a form of its own', () => {
    const outline = (form: SmallGoodsKind) => {
      const { rgba } = draw({ kind: 'small-goods', form, front: 'Grey' }, 'angle', 48);
      return createHash('sha256')
        .update(rgba.filter((_, i) => i % 4 === 3))
        .digest('hex');
    };
    expect(new Set(smallGoodsKinds.map(outline)).size).toBe(smallGoodsKinds.length);
  });

  it('prints the real parameters on a carton: another base curve is another picture', () => {
    const [box] = sampleSheets.goods;
    const other = { ...box, bc: '9.0' } as PictureSpec;
    expect(hash(draw(box!, 'angle', 200))).not.toBe(hash(draw(other, 'angle', 200)));
  });

  it('paints nothing brighter than white over the ground', () => {
    const { rgba } = draw(sampleFrame('aviator', { build: 'metal', front: 'Gold' }), 'three-quarter', 200);
    let brightest = 0;
    for (let i = 0; i < rgba.length; i += 4) {
      const a = rgba[i + 3]! / 255;
      for (let c = 0; c < 3; c += 1) brightest = Math.max(brightest, rgba[i + c]! * a + ground[c]! * (1 - a));
    }
    expect(brightest).toBeGreaterThan(235);
    expect(brightest).toBeLessThan(255.5);
  });
});
