import { savePrescription } from '@sightline/shared-lib/api/prescription';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { ManualForm } from '../../manual/ManualForm';
import { KeepForNextTime, NOBODY, type Keeping } from './KeepForNextTime';
import { SavedChoice } from './SavedChoice';
import type { useSavedPrescriptions } from './useSavedPrescriptions';

interface PrescriptionQuestionProps {
  readonly given: PrescriptionValues | null;
  readonly saved: ReturnType<typeof useSavedPrescriptions>;
  /** The saved prescription the values are of; empty for typed ones. */
  readonly savedId: string;
  readonly additionRequired: boolean;
  /** The shopper was further before the page was loaded again. */
  readonly lost: boolean;
  readonly onTyped: (values: PrescriptionValues, savedId: string) => void;
  /** Typed values were kept under this id. */
  readonly onKept: (savedId: string) => void;
  readonly onLater: () => void;
}

/** A prescription the shopper has, the values by hand, or later: a photo after ordering counts as later (RX-02, RX-04, RX-07). */
export function PrescriptionQuestion(props: PrescriptionQuestionProps) {
  const { given, saved, savedId, additionRequired, lost, onTyped, onKept, onLater } = props;
  const { client, identity, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [chosen, setKeeping] = useState<Keeping | null | undefined>(undefined);
  // Nobody has chosen yet: signed-in shoppers keep what they typed, others do not.
  const keeping = chosen === undefined ? (saved.isSignedIn ? NOBODY : null) : chosen;
  const keep = async (said: Keeping, prescriptionDetails: PrescriptionValues) => {
    try {
      await identity.ensureIdentity();
      onKept(await savePrescription(client, { ...said, prescriptionDetails }, { skipErrorMessage: true }));
    } catch (error) {
      reportFailure(error);
      toasts.show({ message: t('Lenses.Keep.Failed'), tone: 'bad' });
    }
  };
  const typed = (values: PrescriptionValues) => {
    onTyped(values, '');
    if (keeping) void keep(keeping, values);
  };
  return (
    <>
      {lost ? <Note>{t('Lenses.Lost')}</Note> : null}
      <SavedChoice reading={saved.reading} onAgain={saved.again} chosenId={savedId} onTaken={onTyped} />
      <p className="soft">{t('Lenses.LaterText')}</p>
      <ManualForm
        // Values that were taken stand in the fields, to be seen and completed.
        key={savedId}
        saving={false}
        given={given}
        purpose={{ additionRequired }}
        before={<KeepForNextTime keeping={keeping} onChange={setKeeping} />}
        otherwise={
          <Button variant="outlined" onClick={onLater}>
            {t('Prescription.Later')}
          </Button>
        }
        onSave={typed}
      />
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </>
  );
}
