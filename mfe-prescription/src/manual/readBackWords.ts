import type { Translate } from '@sightline/shared-lib/contracts';
import {
  parseOptical,
  type EyeSide,
  type PrescriptionValues,
  type PrismBase,
} from '@sightline/shared-lib/domain/prescription';

import { eyeName } from './fieldNames';

const number = (typed: string) => parseOptical(typed) ?? 0;

/** A power as it is said: "minus one point seven five". */
export function spokenPower(power: number, t: Translate): string {
  const size = Math.abs(power);
  const whole = Math.trunc(size);
  const word = t('Prescription.Say.Numbers').split(' ')[whole] ?? String(whole);
  const quarter = Math.round((size - whole) * 4);
  const fraction = t('Prescription.Say.Fractions').split('|')[quarter - 1];
  const said = fraction ? `${word} ${fraction}` : word;
  if (size === 0) return said;
  return t(power < 0 ? 'Prescription.Say.minus' : 'Prescription.Say.plus', { number: said });
}

function eyeWords(eye: EyeSide, values: PrescriptionValues, t: Translate, tag: string): string {
  const [cylinder, addition, prism] = (['Cyl', 'Add', 'Prism'] as const).map((one) => number(values[`${eye}${one}`]));
  const base = values[`${eye}PrismBase`] as PrismBase;
  const parts = [
    spokenPower(number(values[`${eye}Sphere`]), t),
    ...(cylinder
      ? [t('Prescription.Say.cylinder', { power: spokenPower(cylinder, t), axis: number(values[`${eye}Axis`]) })]
      : []),
    ...(addition ? [t('Prescription.Say.addition', { power: spokenPower(addition, t) })] : []),
    ...(prism
      ? [t('Prescription.Say.prism', { value: prism.toLocaleString(tag), base: t(`Prescription.Say.base.${base}`) })]
      : []),
  ];
  return t('Prescription.Say.Eye', { eye: eyeName(eye, t), values: parts.join(', ') });
}

/** Values that can be made, in sentences to be read beside the paper: a misread sign is heard where it is not seen (RX-02). */
export function readBackWords(values: PrescriptionValues, t: Translate, tag: string): readonly string[] {
  const shown = (mm: number) => mm.toLocaleString(tag);
  const [right, left] = [number(values.rPupDistance), number(values.lPupDistance)];
  const distance =
    right && left
      ? t('Prescription.Say.Distances', { right: shown(right), left: shown(left), sum: shown(right + left) })
      : t('Prescription.Say.Distance', { value: shown(number(values.pupillaryDistance)) });
  return [eyeWords('right', values, t, tag), eyeWords('left', values, t, tag), distance];
}
