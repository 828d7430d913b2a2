import { addPrescriptions } from '@sightline/shared-lib/api/prescription';
import {
  EMPTY_PRESCRIPTION,
  type PrescriptionFlow,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Stack, Tabs } from '@sightline/shared-lib/ui';
import { useState, type ReactNode } from 'react';

import { ManualForm } from '../../manual/ManualForm';
import { Upload } from '../../features/upload/Upload';
import { PatientFields } from './PatientFields';
import { saveRefusal } from './saveRefusal';
import { usePatient } from './usePatient';

export interface PrescriptionPanelProps {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  /** Told each time something was attached, and how. */
  readonly onAttached?: (flow: PrescriptionFlow) => void;
  /** Another way on, beside the buttons. */
  readonly otherwise?: ReactNode;
}

/** Both ways of giving a prescription to order lines: a photo or document, or the values typed in (RX-01, RX-07). */
export function PrescriptionPanel({ orderId, orderItemIds, onAttached, otherwise }: PrescriptionPanelProps) {
  const { client, identity } = useServices();
  const { t, tag } = useTranslation();
  const { form, readPatient } = usePatient();
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);

  const attached = (flow: PrescriptionFlow) => {
    setOutcome({ tone: 'good', text: t('Prescription.Attached') });
    onAttached?.(flow);
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
      attached('MANUAL');
    } catch (error) {
      setOutcome({ tone: 'bad', text: saveRefusal(error, { t, tag }) });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack gap={6}>
      <PatientFields form={form} />
      <Tabs
        label={t('Prescription.Ways')}
        tabs={[
          {
            id: 'MANUAL',
            label: t('Prescription.Way.Manual'),
            content: <ManualForm saving={saving} onSave={(values) => void save(values)} otherwise={otherwise} />,
          },
          {
            id: 'UPLOAD',
            label: t('Prescription.Way.Upload'),
            content: (
              <Stack gap={5}>
                <Upload
                  orderId={orderId}
                  orderItemIds={orderItemIds}
                  readPatient={readPatient}
                  onDone={() => attached('UPLOAD')}
                />
                {otherwise}
              </Stack>
            ),
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
