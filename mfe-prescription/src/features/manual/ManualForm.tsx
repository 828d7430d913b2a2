import {
  EMPTY_VALUES,
  MEASURED_DISTANCE_KEY,
  measuredDistance,
  normaliseValues,
  prescriptionProblems,
  shownPower,
  type PrescriptionValues,
  type ValueField,
} from '@sightline/shared-lib/domain/prescription';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ErrorSummary, EyeMark, Segmented, TextField } from '@sightline/shared-lib/ui';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';

import { Distances, Eyes, Submit } from './manualStyle';
import { valueMessage } from './valueMessages';

interface ManualFormProps {
  readonly saving: boolean;
  readonly onSave: (values: PrescriptionValues) => void;
}

const EYES = [
  ['right', ['rightSphere', 'rightCyl', 'rightAxis', 'rightAdd']],
  ['left', ['leftSphere', 'leftCyl', 'leftAxis', 'leftAdd']],
] as const;

/** Powers that start at 0.00, in the notation of the language. */
const STARTS_AT_NOUGHT = ['rightSphere', 'rightCyl', 'leftSphere', 'leftCyl'] as const;

const COLUMN: Readonly<Record<string, string>> = { Sphere: 'Sphere', Cyl: 'Cylinder', Axis: 'Axis', Add: 'Addition' };
const columnOf = (field: ValueField) => COLUMN[field.replace(/^(right|left)/, '')] ?? '';

/** Copying a prescription by hand: R above L as on the paper, checked on leaving a field and before it is sent (RX-02). */
export function ManualForm({ saving, onSave }: ManualFormProps) {
  const { storage } = useServices();
  const { t, tag } = useTranslation();
  const hydrated = useHydrated();
  const id = useId();
  const [values, setValues] = useState<PrescriptionValues>(() => ({
    ...EMPTY_VALUES,
    ...Object.fromEntries(STARTS_AT_NOUGHT.map((field) => [field, shownPower(0, tag)])),
  }));
  const [left, setLeft] = useState<ReadonlySet<ValueField>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [two, setTwo] = useState(false);

  const problems = prescriptionProblems(values);
  const errorOf = (field: ValueField) => {
    const problem = problems[field];
    if (!problem || !(submitted || (left.has(field) && values[field].trim() !== ''))) return undefined;
    return valueMessage(field, problem, values, t, tag);
  };
  const bind = (field: ValueField) => ({
    id: `${id}-${field}`,
    name: field,
    value: values[field],
    error: errorOf(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
    onBlur: (_event: FocusEvent) => setLeft(new Set([...left, field])),
  });
  const nameOf = (field: ValueField): string => {
    const eye =
      field.startsWith('right') || field.startsWith('r') ? t('Prescription.Eye.Right') : t('Prescription.Eye.Left');
    return field === 'pupillaryDistance'
      ? t('Prescription.Distance')
      : `${eye}: ${field.endsWith('PupDistance') ? t('Prescription.Distance') : t(`Prescription.${columnOf(field)}`)}`;
  };

  // What try-on measured waits on the device; the shopper decides.
  const measured = hydrated ? measuredDistance(storage.get(MEASURED_DISTANCE_KEY)) : null;
  const isMeasuredOffered = measured !== null && !two && values.pupillaryDistance.trim() === '';

  const errors = submitted
    ? (Object.keys(problems) as ValueField[]).map((field) => ({
        fieldId: `${id}-${field}`,
        message: `${nameOf(field)}. ${errorOf(field) ?? ''}`,
      }))
    : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(problems).length === 0) onSave(normaliseValues(values));
  };

  const chooseDistances = (count: string) => {
    setTwo(count === 'two');
    const none = count === 'two' ? { pupillaryDistance: '' } : { rPupDistance: '', lPupDistance: '' };
    setValues({ ...values, ...none });
  };

  return (
    <form method="post" data-enhanced="" noValidate onSubmit={submit}>
      <ErrorSummary title={t('Prescription.ToFix', { count: errors.length })} errors={errors} />
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
                {...bind(field)}
                label={t(`Prescription.${columnOf(field)}`)}
                format="decimal"
                className="num"
                optional={field.endsWith('Add')}
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
              <TextField {...bind('rPupDistance')} label={t('Prescription.Eye.Right')} format="decimal" suffix="mm" />
              <TextField {...bind('lPupDistance')} label={t('Prescription.Eye.Left')} format="decimal" suffix="mm" />
            </>
          ) : (
            <TextField {...bind('pupillaryDistance')} label={t('Prescription.Distance')} format="decimal" suffix="mm" />
          )}
        </div>
        {isMeasuredOffered ? (
          <Button
            variant="text"
            onClick={() => setValues({ ...values, pupillaryDistance: measured.toLocaleString(tag) })}
          >
            {t('Prescription.Distance.Measured', { value: measured.toLocaleString(tag) })}
          </Button>
        ) : null}
      </Distances>
      <Submit>
        <Button type="submit" icon="arrow" busy={saving}>
          {t('Prescription.Save')}
        </Button>
      </Submit>
    </form>
  );
}
