import {
  EMPTY_VALUES,
  MEASURED_DISTANCE_KEY,
  measuredDistance,
  normaliseValues,
  shownPower,
  type PrescriptionPurpose,
  type PrescriptionValues,
  type ValueField,
} from '@sightline/shared-lib/domain/prescription';
import { prescriptionSchema, useFieldForm, useFieldValue } from '@sightline/shared-lib/forms';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EyeMark, Segmented, TextField } from '@sightline/shared-lib/ui';
import { useId, useState, type ReactNode } from 'react';

import { Distances, Eyes, Submit } from './manualStyle';
import { valuesAsShown } from './valuesAsShown';

interface ManualFormProps {
  readonly saving: boolean;
  readonly onSave: (values: PrescriptionValues) => void;
  /** Values that were typed before. */
  readonly given?: PrescriptionValues | null;
  readonly purpose?: PrescriptionPurpose;
  /** What is asked besides the values, above the button. */
  readonly before?: ReactNode;
  /** Another way on, beside the button. */
  readonly otherwise?: ReactNode;
}

const EYES = [
  ['right', ['rightSphere', 'rightCyl', 'rightAxis', 'rightAdd']],
  ['left', ['leftSphere', 'leftCyl', 'leftAxis', 'leftAdd']],
] as const;

/** Powers that start at 0.00, in the notation of the language. */
const POWERS_FROM_ZERO = ['rightSphere', 'rightCyl', 'leftSphere', 'leftCyl'] as const;

const COLUMN = { Sphere: 'Sphere', Cyl: 'Cylinder', Axis: 'Axis', Add: 'Addition' } as const;
const columnOf = (field: ValueField) => COLUMN[field.replace(/^(right|left)/, '') as keyof typeof COLUMN];

/** Copying a prescription by hand: R above L as on the paper, checked on leaving a field and before it is sent (RX-02). */
export function ManualForm({ saving, onSave, given = null, purpose, before, otherwise }: ManualFormProps) {
  const { storage } = useServices();
  const { t, tag } = useTranslation();
  const hydrated = useHydrated();
  const id = useId();
  const nameOf = (field: ValueField): string => {
    const eye =
      field.startsWith('right') || field.startsWith('r') ? t('Prescription.Eye.Right') : t('Prescription.Eye.Left');
    return field === 'pupillaryDistance'
      ? t('Prescription.Distance')
      : `${eye}: ${field.endsWith('PupDistance') ? t('Prescription.Distance') : t(`Prescription.${columnOf(field)}`)}`;
  };

  const form = useFieldForm<PrescriptionValues>({
    t,
    id,
    schemaFor: (values) => prescriptionSchema({ ...EMPTY_VALUES, ...values }, { t, tag }, purpose),
    defaultValues: given
      ? valuesAsShown(given, tag)
      : {
          ...EMPTY_VALUES,
          ...Object.fromEntries(POWERS_FROM_ZERO.map((field) => [field, shownPower(0, tag)])),
        },
    lineOf: (field, message) => `${nameOf(field as ValueField)}. ${message}`,
  });
  const [two, setTwo] = useState(given !== null && given.rPupDistance !== '');
  const distance = useFieldValue(form, 'pupillaryDistance');

  // What try-on measured waits on the device; the shopper decides.
  const measured = hydrated ? measuredDistance(storage.get(MEASURED_DISTANCE_KEY)) : null;
  const isMeasuredOffered = measured !== null && !two && distance.trim() === '';

  const submit = form.submit((values) => onSave(normaliseValues({ ...EMPTY_VALUES, ...values })));

  const chooseDistances = (count: string) => {
    setTwo(count === 'two');
    const none = count === 'two' ? (['pupillaryDistance'] as const) : (['rPupDistance', 'lPupDistance'] as const);
    for (const field of none) form.set(field, '');
  };

  return (
    <form method="post" data-enhanced="" noValidate onSubmit={submit}>
      {form.summary}
      <Eyes>
        {EYES.map(([eye, fields]) => (
          <fieldset key={eye}>
            <legend>
              <EyeMark side={eye} />
              <span>{t(eye === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left')}</span>
            </legend>
            {fields.map((field) => (
              <TextField
                key={field}
                {...form.field(field)}
                label={t(`Prescription.${columnOf(field)}`)}
                format="decimal"
                className="num"
                optional={field.endsWith('Add') && !purpose?.additionRequired}
                help={t(`Prescription.${columnOf(field)}.Help`)}
              />
            ))}
          </fieldset>
        ))}
      </Eyes>
      <Distances>
        <h3 className="t2">{t('Prescription.Distance')}</h3>
        <p className="soft">{t('Prescription.Distance.Help')}</p>
        <Segmented
          label={t('Prescription.Distance')}
          name={`${id}-count`}
          value={two ? 'two' : 'one'}
          options={[
            { value: 'one', label: t('Prescription.Distance.One') },
            { value: 'two', label: t('Prescription.Distance.Two') },
          ]}
          onChange={(event) => chooseDistances(event.target.value)}
        />
        <div className="row">
          {two ? (
            <>
              <TextField
                {...form.field('rPupDistance')}
                label={t('Prescription.Eye.Right')}
                format="decimal"
                suffix="mm"
              />
              <TextField
                {...form.field('lPupDistance')}
                label={t('Prescription.Eye.Left')}
                format="decimal"
                suffix="mm"
              />
            </>
          ) : (
            <TextField
              {...form.field('pupillaryDistance')}
              label={t('Prescription.Distance')}
              format="decimal"
              suffix="mm"
            />
          )}
        </div>
        {isMeasuredOffered ? (
          <Button variant="text" onClick={() => form.set('pupillaryDistance', measured.toLocaleString(tag))}>
            {t('Prescription.Distance.Measured', { value: measured.toLocaleString(tag) })}
          </Button>
        ) : null}
      </Distances>
      {before}
      <Submit>
        <Button type="submit" icon="arrow" busy={saving}>
          {t('Prescription.Save')}
        </Button>
        {otherwise}
      </Submit>
    </form>
  );
}
