import { OPTICS } from '@sightline/shared-lib/domain/lens';
import {
  MEASURED_DISTANCE_KEY,
  measuredDistance,
  parseOptical,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import type { FieldBinding, FieldForm } from '@sightline/shared-lib/forms';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Segmented, TextField } from '@sightline/shared-lib/ui';
import { Suspense, lazy, useId, useState } from 'react';

import { Distances } from './manualStyle';
import { useSelectedFocus } from './useSelectedFocus';

/** Loaded when somebody measures. */
const CardMeasure = lazy(() => import('./measure/CardMeasure').then((file) => ({ default: file.CardMeasure })));

interface DistanceFieldsProps {
  readonly form: FieldForm<PrescriptionValues>;
  readonly values: PrescriptionValues;
}

function DistanceField({ binding, label }: { readonly binding: FieldBinding; readonly label: string }) {
  return <TextField {...binding} {...useSelectedFocus()} label={label} format="decimal" suffix="mm" />;
}

/** The pupillary distance as one number or one for each eye (RX-02). */
export function DistanceFields({ form, values }: DistanceFieldsProps) {
  const { storage } = useServices();
  const { t, tag } = useTranslation();
  const hydrated = useHydrated();
  const id = useId();
  const [two, setTwo] = useState(values.rPupDistance !== '');
  const [isMeasuring, setMeasuring] = useState(false);
  const shown = (mm: number) => mm.toLocaleString(tag);
  const { min, max } = OPTICS.prescription.unusual.distance;
  const [right, left] = [parseOptical(values.rPupDistance), parseOptical(values.lPupDistance)];

  // What try-on measured waits on the device; the shopper decides.
  const measured = hydrated ? measuredDistance(storage.get(MEASURED_DISTANCE_KEY)) : null;
  const isMeasuredOffered = measured !== null && !two && values.pupillaryDistance.trim() === '';

  const chooseCount = (count: string) => {
    setTwo(count === 'two');
    const none = count === 'two' ? (['pupillaryDistance'] as const) : (['rPupDistance', 'lPupDistance'] as const);
    for (const field of none) form.set(field, '');
  };
  return (
    <Distances>
      <h3 className="t2">{t('Prescription.Distance')}</h3>
      <p className="soft">{t('Prescription.Distance.Help', { min, max })}</p>
      <Segmented
        label={t('Prescription.Distance')}
        name={`${id}-count`}
        value={two ? 'two' : 'one'}
        options={[
          { value: 'one', label: t('Prescription.Distance.One') },
          { value: 'two', label: t('Prescription.Distance.Two') },
        ]}
        onChange={(event) => chooseCount(event.target.value)}
      />
      <div className="row" data-count={two ? 2 : 1}>
        {two ? (
          <>
            <DistanceField binding={form.field('rPupDistance')} label={t('Prescription.Eye.Right')} />
            <DistanceField binding={form.field('lPupDistance')} label={t('Prescription.Eye.Left')} />
          </>
        ) : (
          <DistanceField binding={form.field('pupillaryDistance')} label={t('Prescription.Distance')} />
        )}
      </div>
      {two && right !== null && left !== null ? (
        <p className="small soft">{t('Prescription.Distance.Together', { value: shown(right + left) })}</p>
      ) : null}
      {isMeasuredOffered ? (
        <Button variant="text" onClick={() => form.set('pupillaryDistance', shown(measured))}>
          {t('Prescription.Distance.Measured', { value: shown(measured) })}
        </Button>
      ) : null}
      {isMeasuring ? (
        <Suspense fallback={null}>
          <CardMeasure
            onMeasured={(mm) => {
              chooseCount('one');
              form.set('pupillaryDistance', shown(mm));
              setMeasuring(false);
            }}
            onClose={() => setMeasuring(false)}
          />
        </Suspense>
      ) : (
        <Button variant="text" onClick={() => setMeasuring(true)}>
          {t('Prescription.Measure.Open')}
        </Button>
      )}
    </Distances>
  );
}
