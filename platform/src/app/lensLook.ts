import type { LensFamily, LensKind, LensLook } from '@sightline/pictures';

import { LENS_OFFERS } from '../modules/prescription';

const kinds: Readonly<Partial<Record<string, LensKind>>> = {
  PHOTO: 'photochromic',
  TINT: 'solid',
  GRAD: 'gradient',
  POLAR: 'polarised',
};

const families: Readonly<Partial<Record<string, LensFamily>>> = { GRY: 'Grey', BRN: 'Brown', GRN: 'Green' };

const offered = new Set(LENS_OFFERS.map(({ treatment, colour }) => `${treatment.code}-${colour.code}`));

/**
 * How lenses of a treatment and colour look in a picture: `TINT-GRY` is evenly grey, a clear lens shows what is behind it.
 * Undefined for what nobody sells, so that a picture's address cannot ask for more drawings than there are lenses.
 */
export function lensLookOf(code: string): LensLook | undefined {
  if (!offered.has(code)) return undefined;
  const [treatment = '', colour = ''] = code.split('-');
  const kind = kinds[treatment];
  const family = families[colour];
  return kind && family ? { kind, family } : { kind: 'demo' };
}
