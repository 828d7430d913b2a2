import { PRISM_BASES, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import type { FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { EyeMark, Select } from '@sightline/shared-lib/ui';

import { COLUMN_SIGN, COLUMN_WORD, EYES, eyeName, fieldName } from './fieldNames';
import { Eyes } from './manualStyle';
import { StepField } from './StepField';

interface PrismFieldsProps {
  readonly form: FieldForm<PrescriptionValues>;
  readonly values: PrescriptionValues;
}

/** Prism and the direction of its base for each eye; few papers have one (RX-02). */
export function PrismFields({ form, values }: PrismFieldsProps) {
  const { t } = useTranslation();
  return (
    <Eyes data-columns="2">
      {EYES.map((eye) => (
        <fieldset key={eye}>
          <legend>
            <span aria-hidden="true">
              <EyeMark side={eye} />
            </span>
            <span>
              <span className="vh">{eyeName(eye, t)}, </span>
              {t('Prescription.Prism')}
            </span>
          </legend>
          <StepField
            field={`${eye}Prism`}
            binding={form.field(`${eye}Prism`)}
            label={t(COLUMN_WORD.Prism)}
            sign={t(COLUMN_SIGN.Prism)}
            fullName={fieldName(`${eye}Prism`, t)}
            typed={values[`${eye}Prism`]}
            onStep={(text) => form.set(`${eye}Prism`, text)}
          />
          <Select
            {...form.field(`${eye}PrismBase`)}
            label={t(COLUMN_WORD.PrismBase)}
            emptyLabel={t('Prescription.PrismBase.None')}
            options={PRISM_BASES.map((base) => ({ value: base, label: t(`Prescription.PrismBase.${base}`) }))}
          />
        </fieldset>
      ))}
      <p className="small soft">{t('Prescription.Prism.Two')}</p>
    </Eyes>
  );
}
