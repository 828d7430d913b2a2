import {
  normaliseValues,
  parseOptical,
  prescriptionProblems,
  type PrescriptionPurpose,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';

import { EYES } from './fieldNames';
import { Said } from './manualStyle';
import { readBackWords } from './readBackWords';

interface ReadBackProps {
  readonly values: PrescriptionValues;
  readonly purpose: PrescriptionPurpose | undefined;
}

/** What will be kept, said in words above the button, as soon as it can be made (RX-02). */
export function ReadBack({ values, purpose }: ReadBackProps) {
  const { t, tag } = useTranslation();
  if (Object.keys(prescriptionProblems(values, purpose)).length > 0) return null;
  const kept = normaliseValues(values);
  const isTurned = EYES.some((eye) => parseOptical(kept[`${eye}Cyl`]) !== parseOptical(values[`${eye}Cyl`] || '0'));
  return (
    <Said>
      <h3 className="strong">{t('Prescription.ReadBack')}</h3>
      {readBackWords(kept, t, tag).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isTurned ? <p className="small soft">{t('Prescription.Say.PlusCylinder')}</p> : null}
    </Said>
  );
}
