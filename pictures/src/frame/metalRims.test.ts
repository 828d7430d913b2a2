import { type Picture, renderPicture } from '../renderPicture';
import { sampleFrame } from '../sampleSpecs';
import { type ColourFamily } from '../specification';

/** What pictures of both themes stand on: green value of each ground. */
const grounds = { page: 255, plate: 238, 'plate of the dark theme': 203 };

/** Rows across the rim above the middle of the left lens, from outside to the lens, as they look on a ground. */
function acrossRim({ rgba, width, height, millimetres }: Picture, lensX: number, ground: number): number[] {
  const x = Math.round(width / 2 - (lensX * width) / millimetres);
  const column = Array.from({ length: height }, (_, y) => 4 * (y * width + x));
  const first = column.findIndex((i) => rgba[i + 3]! > 128);
  return column.slice(first, first + 9).map((i) => {
    const a = rgba[i + 3]! / 255;
    return rgba[i + 1]! * a + ground * (1 - a);
  });
}

describe('rims of metal wire', () => {
  it.each(
    (['Silver', 'Gold', 'Copper', 'Pink'] as const satisfies readonly ColourFamily[]).flatMap((front) =>
      (['metal', 'titanium'] as const).map((build) => [front, build] as const),
    ),
  )(
    'have a dark line along both edges and a bright one between them: %s, %s, on every ground [PLP-07]',
    (front, build) => {
      const spec = sampleFrame('round', { build, front });
      const picture = renderPicture(spec, 'front', { width: 800 });
      for (const [name, ground] of Object.entries(grounds)) {
        const rim = acrossRim(picture, (spec.a + spec.dbl) / 2, ground);
        const brightest = Math.max(...rim.slice(2, 7));
        const at = rim.indexOf(brightest);
        const [outer, inner] = [Math.min(...rim.slice(0, at)), Math.min(...rim.slice(at + 1))];
        expect([name, ground - outer > 60, brightest - outer > 50, brightest - inner > 50]).toEqual([
          name,
          true,
          true,
          true,
        ]);
      }
    },
  );
});

describe('the nylon thread of a half rim', () => {
  it.each(['Black', 'Gold'] as const)('is seen below the lens on every ground: %s [PLP-07]', (front) => {
    const spec = sampleFrame('panto', { build: 'metal', front, rim: 'half' });
    const { rgba, width, height, millimetres } = renderPicture(spec, 'front', { width: 800 });
    const x = Math.round(width / 2 - (((spec.a + spec.dbl) / 2) * width) / millimetres);
    // The lower fifth of the lens holds nothing but glass and thread.
    const below = Array.from({ length: Math.round(height / 5) }, (_, row) => 4 * ((height - 1 - row) * width + x));
    for (const [name, ground] of Object.entries(grounds)) {
      const look = below.map((i) => rgba[i + 1]! * (rgba[i + 3]! / 255) + ground * (1 - rgba[i + 3]! / 255));
      expect([name, ground - Math.min(...look) > 60]).toEqual([name, true]);
    }
  });
});
