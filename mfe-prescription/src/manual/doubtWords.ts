import type { Translate } from '@sightline/shared-lib/contracts';
import { OPTICS } from '@sightline/shared-lib/domain/lens';
import { shownPower, type Doubt } from '@sightline/shared-lib/domain/prescription';

import { fieldName } from './fieldNames';

/** A rare value as a question (RX-02). */
export function doubtWords(doubt: Doubt, t: Translate, tag: string): string {
  switch (doubt.about) {
    case 'strong-sphere':
    case 'strong-cylinder':
      return t(`Prescription.Doubt.${doubt.about}`, {
        field: fieldName(doubt.field, t),
        value: shownPower(doubt.value, tag),
      });
    case 'distance':
      return t('Prescription.Doubt.distance', {
        value: doubt.value.toLocaleString(tag),
        ...OPTICS.prescription.unusual.distance,
      });
    case 'eyes-apart':
      return t('Prescription.Doubt.eyes-apart', { value: shownPower(doubt.by, tag).replace('+', '') });
    default:
      return t(`Prescription.Doubt.${doubt.about}`);
  }
}
