import type { PrescriptionFlow } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Stack, Tabs } from '@sightline/shared-lib/ui';
import { useState, type ReactNode } from 'react';

import { ManualForm } from '../../manual/ManualForm';
import { KeepForNextTime } from '../../saved/KeepForNextTime';
import { SavedChoice } from '../../saved/SavedChoice';
import { useKeepForNextTime } from '../../saved/useKeepForNextTime';
import { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';
import { linkPages } from '../../upload/linkPages';
import { Upload } from '../../upload/Upload';
import { patientOf, useWearer } from '../../wearer/useWearer';
import { WearerFields } from '../../wearer/WearerFields';
import { FormWidth } from './formWidth';
import { useGivenValues } from './useGivenValues';

export interface PrescriptionPanelProps {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  /** Told each time something was attached, and how. */
  readonly onAttached?: (flow: PrescriptionFlow) => void;
  /** Another way on, beside the buttons. */
  readonly otherwise?: ReactNode;
}

/** The ways of giving a prescription to order lines: values typed in, a photo or document, or one that is saved (RX-01, RX-04, RX-07). */
export function PrescriptionPanel({ orderId, orderItemIds, onAttached, otherwise }: PrescriptionPanelProps) {
  const { client } = useServices();
  const { t } = useTranslation();
  const { form, readWearer } = useWearer();
  const target = { orderId, orderItemIds };
  const { saving, outcome, give, attached } = useGivenValues({ target, onAttached });
  const saved = useSavedPrescriptions();
  const { isKept, choose, keep } = useKeepForNextTime(saved.isSignedIn);
  const [way, setWay] = useState('MANUAL');
  const hasSaved = saved.reading.state === 'ready' && saved.reading.prescriptions.length > 0;

  const readPatient = async () => {
    const wearer = await readWearer();
    return wearer && patientOf(wearer);
  };

  return (
    <Stack gap={6}>
      {way === 'SAVED' ? null : (
        <FormWidth>
          <WearerFields form={form} asksPhone asksName={isKept && way === 'MANUAL'} />
        </FormWidth>
      )}
      <Tabs
        label={t('Prescription.Ways')}
        selected={way}
        onSelect={setWay}
        tabs={[
          {
            id: 'MANUAL',
            label: t('Prescription.Way.Manual'),
            content: (
              <ManualForm
                saving={saving}
                before={<KeepForNextTime checked={isKept} onChange={choose} />}
                otherwise={otherwise}
                onSave={(values) => {
                  void readWearer().then(async (wearer) => {
                    if (wearer && (await give(values, wearer)) && isKept) await keep(wearer, values);
                  });
                }}
              />
            ),
          },
          {
            id: 'UPLOAD',
            label: t('Prescription.Way.Upload'),
            content: (
              <FormWidth>
                <Stack gap={5}>
                  <Upload
                    readPatient={readPatient}
                    onKept={async (fileIds, signal) => {
                      await linkPages(client, target, fileIds, signal);
                      attached('UPLOAD');
                    }}
                  />
                  {otherwise}
                </Stack>
              </FormWidth>
            ),
          },
          ...(hasSaved
            ? [
                {
                  id: 'SAVED',
                  label: t('Prescription.Way.Saved'),
                  content: (
                    <Stack gap={5}>
                      <SavedChoice
                        reading={saved.reading}
                        onAgain={saved.again}
                        chosenId=""
                        onTaken={async (values, taken) => {
                          const { firstName, lastName, dateOfBirth, nickName, issuedOn, prescriber } = taken;
                          const said = { firstName, lastName, dateOfBirth, nickName, issuedOn, prescriber };
                          await give(values, { ...said, telephone: '' });
                        }}
                      />
                      {otherwise}
                    </Stack>
                  ),
                },
              ]
            : []),
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
