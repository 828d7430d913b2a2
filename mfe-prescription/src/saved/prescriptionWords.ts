import type { Translate } from '@sightline/shared-lib/contracts';
import { shownNumber } from '@sightline/shared-lib/domain/number';
import {
  isDistanceOfBoth,
  parseOptical,
  pupillaryDistances,
  shownPower,
} from '@sightline/shared-lib/domain/prescription';
import type { PrescriptionValues, PrismBase } from '@sightline/shared-lib/domain/prescription';

/** How words are said: by whom and in which notation. */
export interface Speech {
  readonly t: Translate;
  readonly tag: string;
}

function eyeWords(side: 'right' | 'left', values: PrescriptionValues, { t, tag }: Speech): string {
  const number = (typed: string) => parseOptical(typed) ?? 0;
  const plain = (typed: string) => shownNumber(number(typed), tag);
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
  const plain = (typed: string) => shownNumber(parseOptical(typed) ?? 0, tag);
  const { left, right } = pupillaryDistances(values);
  return [
    eyeWords('right', values, speech),
    eyeWords('left', values, speech),
    isDistanceOfBoth(values)
      ? t('Lenses.Word.distance', { value: plain(right) })
      : t('Lenses.Word.distances', { right: plain(right), left: plain(left) }),
  ];
}
