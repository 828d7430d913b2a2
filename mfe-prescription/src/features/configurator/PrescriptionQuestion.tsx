import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';

import { ManualForm } from '../../manual/ManualForm';

interface PrescriptionQuestionProps {
  readonly given: PrescriptionValues | null;
  readonly additionRequired: boolean;
  /** The shopper was further before the page was loaded again. */
  readonly lost: boolean;
  readonly onTyped: (values: PrescriptionValues) => void;
  readonly onLater: () => void;
}

/** The values by hand, or later: a photo after ordering counts as later (RX-02, RX-07). */
export function PrescriptionQuestion({ given, additionRequired, lost, onTyped, onLater }: PrescriptionQuestionProps) {
  const { t } = useTranslation();
  return (
    <>
      {lost ? <Note>{t('Lenses.Lost')}</Note> : null}
      <p className="soft">{t('Lenses.LaterText')}</p>
      <ManualForm
        saving={false}
        given={given}
        purpose={{ additionRequired }}
        otherwise={
          <Button variant="outlined" onClick={onLater}>
            {t('Prescription.Later')}
          </Button>
        }
        onSave={onTyped}
      />
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </>
  );
}
