import { parseOptical, type EyeSide, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import type { FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { EyeMark, TextField, useKitText } from '@sightline/shared-lib/ui';

import { COLUMN_SIGN, COLUMN_WORD, COLUMNS, EYES, eyeName, eyeSign, fieldName } from './fieldNames';
import { Eyes } from './manualStyle';
import { StepField } from './StepField';

interface EyeTableProps {
  readonly form: FieldForm<PrescriptionValues>;
  readonly values: PrescriptionValues;
  readonly additionRequired: boolean;
}

/** R above L as on the paper: sphere, cylinder, its axis, addition (RX-02). */
export function EyeTable({ form, values, additionRequired }: EyeTableProps) {
  const { t } = useTranslation();
  const text = useKitText();
  const marks = { right: text('Kit.Eye.RightSign'), left: text('Kit.Eye.LeftSign') };
  const fieldOf = (eye: EyeSide, column: (typeof COLUMNS)[number]) => {
    const field = `${eye}${column}` as const;
    const hasAxis = (parseOptical(values[`${eye}Cyl`]) ?? 0) !== 0;
    if (column === 'Axis' && !hasAxis) {
      return (
        <TextField
          key="none"
          id={form.field(field).id}
          label={
            <>
              {t(COLUMN_WORD.Axis)} <span className="sign">{t(COLUMN_SIGN.Axis)}</span>
            </>
          }
          value={t('Prescription.Axis.None')}
          disabled
        />
      );
    }
    return (
      <StepField
        key={column}
        field={field}
        binding={form.field(field)}
        label={t(COLUMN_WORD[column])}
        sign={t(COLUMN_SIGN[column])}
        fullName={fieldName(field, t)}
        typed={values[field]}
        optional={column === 'Add' && !additionRequired}
        {...(column === 'Axis' ? { example: '1–180' } : {})}
        onStep={(text) => form.set(field, text)}
      />
    );
  };
  return (
    <Eyes>
      {EYES.map((eye) => (
        <fieldset key={eye}>
          <legend>
            <span aria-hidden="true">
              <EyeMark side={eye} />
            </span>
            <span>
              {/* What the paper calls it, where the mark does not say it. */}
              {eyeName(eye, t)}{' '}
              <span className={eyeSign(eye, t) === marks[eye] ? 'vh' : 'sign'}>{eyeSign(eye, t)}</span>
            </span>
          </legend>
          {COLUMNS.map((column) => fieldOf(eye, column))}
        </fieldset>
      ))}
    </Eyes>
  );
}
