import { addPrescriptions } from '@sightline/shared-lib/api/prescription';
import { EMPTY_PRESCRIPTION, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { patientSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { FieldRow, Note, Stack, Tabs, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { ManualForm } from '../../manual/ManualForm';
import { Upload } from '../../features/upload/Upload';
import { saveRefusal } from './saveRefusal';

export interface PrescriptionPanelProps {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  readonly onAttached?: () => void;
}

/** Both ways of giving a prescription to order lines: a photo or document, or the values typed in (RX-01, RX-07). */
export function PrescriptionPanel({ orderId, orderItemIds, onAttached }: PrescriptionPanelProps) {
  const { client, identity } = useServices();
  const { t, tag } = useTranslation();
  const patient = useFieldForm({
    t,
    schemaFor: () => patientSchema(t),
    defaultValues: { firstName: '', lastName: '' },
  });
  /** Whom it is for; null while a name is wrong, which the form then says. */
  const readPatient = async () => {
    if (!(await patient.check())) return null;
    const { firstName = '', lastName = '' } = patient.values();
    return { firstName: firstName.trim(), lastName: lastName.trim(), dateOfBirth: '' };
  };
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);

  const attached = () => {
    setOutcome({ tone: 'good', text: t('Prescription.Attached') });
    onAttached?.();
  };

  const save = async (values: PrescriptionValues) => {
    const whom = await readPatient();
    if (!whom) return;
    setSaving(true);
    setOutcome(null);
    try {
      await identity.ensureIdentity();
      const prescriptionDetails = { ...EMPTY_PRESCRIPTION, ...values, ...whom };
      await addPrescriptions(
        client,
        { orderId, items: orderItemIds.map((orderItemId) => ({ orderItemId, prescriptionDetails })) },
        { skipErrorMessage: true },
      );
      attached();
    } catch (error) {
      setOutcome({ tone: 'bad', text: saveRefusal(error, { t, tag }) });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack gap={6}>
      {patient.summary}
      <FieldRow>
        <TextField
          {...patient.field('firstName')}
          label={t('Form.Label.firstName')}
          optional
          autoComplete="given-name"
        />
        <TextField
          {...patient.field('lastName')}
          label={t('Form.Label.lastName')}
          optional
          autoComplete="family-name"
        />
      </FieldRow>
      <Tabs
        label={t('Prescription.Ways')}
        tabs={[
          {
            id: 'upload',
            label: t('Prescription.Way.Upload'),
            content: (
              <Upload orderId={orderId} orderItemIds={orderItemIds} readPatient={readPatient} onDone={attached} />
            ),
          },
          {
            id: 'manual',
            label: t('Prescription.Way.Manual'),
            content: <ManualForm saving={saving} onSave={(values) => void save(values)} />,
          },
        ]}
      />
      {outcome ? (
        <Note tone={outcome.tone} live={outcome.tone === 'good' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      ) : null}
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </Stack>
  );
}
