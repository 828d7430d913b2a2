import type { LensRefusal } from '@sightline/shared-lib/domain/lens';
import { shownNumber } from '@sightline/shared-lib/domain/number';
import { shownPower } from '@sightline/shared-lib/domain/prescription';
import { dynamicKey } from '@sightline/shared-lib/runtime';

import type { Speech } from '../../saved/prescriptionWords';
import type { CodeStep, Step } from './lensAnswers';
import type { LensOption } from './lensOptions';

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

export const shownIndex = (index: string, tag: string) => shownNumber(Number(index), tag, { least: 2 });

/** A power whose sign does not matter. */
export const shownStrength = (power: number, tag: string) => `±${shownPower(power, tag).replace(/^[+−]/, '')}`;

export const shownMillimetres = (mm: number, tag: string) => shownNumber(mm, tag, { least: 1, most: 1 });

const POWERS: ReadonlySet<LensRefusal['reason']> = new Set(['power-too-strong', 'power-too-weak']);

/** What nothing of a question is made for: the limit alone, where another row would be no way out either. */
export function limitWords({ reason, limit = 0 }: LensRefusal, { t, tag }: Speech): string | null {
  if (!POWERS.has(reason)) return null;
  return t(reason === 'power-too-strong' ? 'Lenses.GoodTo' : 'Lenses.GoodFrom', { power: shownStrength(limit, tag) });
}

/** Why something cannot be made and what to change, at the question where it is told (RX-10, RX-12). */
export function refusalWords({ reason, limit, value }: LensRefusal, step: Step, { t, tag }: Speech): string {
  const shown = (number = 0) => (POWERS.has(reason) ? shownStrength(number, tag) : shownNumber(number, tag));
  const place = step === 'treatment' && POWERS.has(reason) ? 'treatment-too-weak' : reason;
  return t(`Lenses.Refused.${place}`, { limit: shown(limit), value: shown(value) });
}
