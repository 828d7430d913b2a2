import type { Translate } from '@sightline/shared-lib/contracts';
import type { LensRefusal } from '@sightline/shared-lib/domain/lens';
import { parseOptical, pupillaryDistances, shownPower } from '@sightline/shared-lib/domain/prescription';
import type { PrescriptionValues, PrismBase } from '@sightline/shared-lib/domain/prescription';
import { dynamicKey } from '@sightline/shared-lib/runtime';

import type { CodeStep, Step } from './lensAnswers';
import type { LensOption } from './lensOptions';

/** How words are said: by whom and in which notation. */
export interface Speech {
  readonly t: Translate;
  readonly tag: string;
}

/** Name of a row in the shop's own words; the platform's where the shop has none for the code. */
export function optionName(step: CodeStep, { code, description }: LensOption, { t, tag }: Speech): string {
  const key = `Lenses.${step}.${code}`;
  const name = t(dynamicKey(key));
  const own = name === key ? description : name;
  return step === 'thickness' ? t('Lenses.Indexed', { name: own, index: shownIndex(code, tag) }) : own;
}

/** One sentence of what a row is for; empty where the shop has none. */
export function optionHint(step: CodeStep, code: string, { t }: Speech): string {
  const key = `Lenses.${step}.${code}.For`;
  const hint = t(dynamicKey(key));
  return hint === key ? '' : hint;
}

export const shownIndex = (index: string, tag: string) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(Number(index));

/** A power whose sign does not matter. */
export const shownStrength = (power: number, tag: string) => `±${shownPower(power, tag).replace(/^[+−]/, '')}`;

export const shownMillimetres = (mm: number, tag: string) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mm);

const POWERS: ReadonlySet<LensRefusal['reason']> = new Set(['power-too-strong', 'power-too-weak']);

/** Why something cannot be made and what to change, at the question where it is told (RX-10, RX-12). */
export function refusalWords({ reason, limit, value }: LensRefusal, step: Step, { t, tag }: Speech): string {
  const shown = (number = 0) =>
    POWERS.has(reason) ? shownStrength(number, tag) : new Intl.NumberFormat(tag).format(number);
  const place = step === 'treatment' && POWERS.has(reason) ? 'treatment-too-weak' : reason;
  return t(`Lenses.Refused.${place}`, { limit: shown(limit), value: shown(value) });
}

function eyeWords(side: 'right' | 'left', values: PrescriptionValues, { t, tag }: Speech): string {
  const number = (typed: string) => parseOptical(typed) ?? 0;
  const plain = (typed: string) => new Intl.NumberFormat(tag).format(number(typed));
  const cylinder = number(values[`${side}Cyl`]);
  const addition = number(values[`${side}Add`]);
  const prism = number(values[`${side}Prism`]);
  const base = values[`${side}PrismBase`] as PrismBase;
  const parts = [
    t('Lenses.Word.sphere', { value: shownPower(number(values[`${side}Sphere`]), tag) }),
    ...(cylinder === 0
      ? []
      : [
          t('Lenses.Word.cylinder', { value: shownPower(cylinder, tag) }),
          t('Lenses.Word.axis', { value: plain(values[`${side}Axis`]) }),
        ]),
    ...(addition === 0 ? [] : [t('Lenses.Word.addition', { value: shownPower(addition, tag) })]),
    ...(prism === 0
      ? []
      : [t('Prescription.Say.prism', { value: prism.toLocaleString(tag), base: t(`Prescription.Say.base.${base}`) })]),
  ];
  return t('Lenses.Word.Eye', {
    eye: t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left'),
    values: parts.join(', '),
  });
}

/** The typed values in sentences, to be compared with the paper: right, left, distance (RX-02). */
export function prescriptionWords(values: PrescriptionValues, speech: Speech): readonly string[] {
  const { t, tag } = speech;
  const plain = (typed: string) => new Intl.NumberFormat(tag).format(parseOptical(typed) ?? 0);
  const { left, right } = pupillaryDistances(values);
  const isOne = values.pupillaryDistance.trim() !== '' && left === right;
  return [
    eyeWords('right', values, speech),
    eyeWords('left', values, speech),
    isOne
      ? t('Lenses.Word.distance', { value: plain(right) })
      : t('Lenses.Word.distances', { right: plain(right), left: plain(left) }),
  ];
}
