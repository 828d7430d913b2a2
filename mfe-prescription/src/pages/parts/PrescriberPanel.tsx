import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Stack, Tabs } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { PrescriberForm } from '../../features/prescriber/PrescriberForm';
import { linkPages } from '../../upload/linkPages';
import { Upload } from '../../upload/Upload';
import { patientOf, useWearer } from '../../wearer/useWearer';
import { WearerFields } from '../../wearer/WearerFields';
import { FormWidth } from './formWidth';
import type { PrescriptionPanelProps } from './PrescriptionPanel';

/** The ways of having contact lenses confirmed: who prescribed them, or the prescription itself (RX-20). */
export function PrescriberPanel({ orderId, orderItemIds, onAttached, otherwise }: PrescriptionPanelProps) {
  const { client } = useServices();
  const { t } = useTranslation();
  const { form, readWearer } = useWearer();
  const [way, setWay] = useState('NAME');
  return (
    <FormWidth>
      <Stack gap={6}>
        <p>{t('Prescription.Prescriber.Law')}</p>
        <Tabs
          label={t('Prescription.Prescriber.Ways')}
          selected={way}
          onSelect={setWay}
          tabs={[
            {
              id: 'NAME',
              label: t('Prescription.Prescriber.Way'),
              content: (
                <PrescriberForm orderId={orderId} onNamed={() => onAttached?.('MANUAL')} otherwise={otherwise} />
              ),
            },
            {
              id: 'UPLOAD',
              label: t('Prescription.Way.Upload'),
              content: (
                <Stack gap={5}>
                  <WearerFields form={form} />
                  <Upload
                    readPatient={async () => {
                      const wearer = await readWearer();
                      return wearer && patientOf(wearer);
                    }}
                    onKept={async (fileIds, signal) => {
                      await linkPages(client, { orderId, orderItemIds }, fileIds, signal);
                      onAttached?.('UPLOAD');
                    }}
                  />
                  {otherwise}
                </Stack>
              ),
            },
          ]}
        />
        <p className="small soft">{t('Prescription.Privacy')}</p>
      </Stack>
    </FormWidth>
  );
}
