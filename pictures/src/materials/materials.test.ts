import { acetateOf, metalOf } from '../frame/frameMaterials';
import { crystalEffect } from '../raster/crystal';
import { colourFamilies, frameStyles, lensFamilies, lensKinds } from '../specification';
import { lensMaterial } from './lenses';
import { type Material, ShadePoint } from './material';

/** Points looking every way, edge on and face on, thick and thin, near the ground and far from it. */
function* points(): Generator<ShadePoint> {
  for (let i = 0; i < 60; i += 1) {
    const p = new ShadePoint();
    const y = 1 - (2 * (i + 0.5)) / 60;
    const r = Math.sqrt(1 - y * y);
    [p.nx, p.ny, p.nz] = [r * Math.cos(i * 2.4), y, r * Math.sin(i * 2.4)];
    const facing = p.nz;
    if (facing < 0) [p.nx, p.ny, p.nz] = [-p.nx, -p.ny, -p.nz];
    p.nv = Math.max(0.001, Math.abs(facing));
    [p.u, p.v, p.w] = [i * 3.7 - 90, y * 25, -i];
    p.scalar = (i % 11) / 10;
    p.height = i % 3 === 0 ? 100 : i / 4;
    yield p;
  }
}

function shades(material: Material): number[] {
  const effect = { fr: 0, fg: 0, fb: 0, gloss: 0, glow: 0 };
  return [...points()].flatMap((p) => {
    if (material.layer === 'clear') {
      crystalEffect(material, p, p, effect);
      return Object.values(effect);
    }
    material.shade(p);
    return [p.r, p.g, p.b, p.tr, p.tg, p.tb];
  });
}

/** Light stays finite, never negative, and within what the brightest soft box sends. */
function expectSound(values: number[]): void {
  expect(values.every(Number.isFinite)).toBe(true);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(8);
}

describe('materials', () => {
  it.each(colourFamilies)('shade %s from every direction with sound light [PLP-07]', (family) => {
    for (const style of frameStyles) expectSound(shades(acetateOf(family, style)));
    expectSound(shades(acetateOf(family, 'solid', true)));
    expectSound(shades(metalOf(family)));
    expectSound(shades(metalOf(family, true)));
  });

  it.each(lensKinds)('shade %s lenses of every tint without adding transmission', (kind) => {
    for (const family of lensFamilies) {
      const material = lensMaterial({ kind, family });
      expectSound(shades(material));
      const p = new ShadePoint();
      material.shade(p);
      expect(Math.max(p.tr, p.tg, p.tb)).toBeLessThan(1);
    }
  });

  it('make a gradient darker above than below, and a mirror nearly opaque', () => {
    const at = (kind: 'gradient' | 'mirror', v: number): number => {
      const p = new ShadePoint();
      [p.v, p.scalar] = [v, 0.5];
      lensMaterial({ kind, family: 'Brown' }).shade(p);
      return p.tg;
    };
    expect(at('gradient', 0.9)).toBeLessThan(0.4 * at('gradient', -0.9));
    expect(at('mirror', 0)).toBeLessThan(0.05);
  });

  it('darken what is behind clear acetate at its edges more than at its faces', () => {
    const material = acetateOf('Transparent', 'solid');
    const through = (nv: number): number => {
      const p = new ShadePoint();
      [p.nx, p.nz, p.nv] = [Math.sqrt(1 - nv * nv), nv, nv];
      const effect = { fr: 0, fg: 0, fb: 0, gloss: 0, glow: 0 };
      if (material.layer === 'clear') crystalEffect(material, p, p, effect);
      return effect.fg;
    };
    expect(through(0.15)).toBeLessThan(0.7 * through(1));
    expect(through(1)).toBeGreaterThan(0.5);
  });
});
