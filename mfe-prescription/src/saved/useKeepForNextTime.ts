import { savePrescription } from '@sightline/shared-lib/api/prescription';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import type { Wearer } from '../wearer/useWearer';

/** Saving typed values in the account: signed-in shoppers do unless they say no, others when they ask for it (RX-04). */
export function useKeepForNextTime(isSignedIn: boolean) {
  const { client, identity, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [chosen, choose] = useState<boolean | null>(null);
  return {
    isKept: chosen ?? isSignedIn,
    choose,
    /** The id that they are kept under; null, and told, when they could not be. What the values are for is not affected. */
    async keep({ telephone: _telephone, ...said }: Wearer, prescriptionDetails: PrescriptionValues) {
      try {
        await identity.ensureIdentity();
        return await savePrescription(client, { ...said, prescriptionDetails }, { skipErrorMessage: true });
      } catch (error) {
        reportFailure(error);
        toasts.show({ message: t('Lenses.Keep.Failed'), tone: 'bad' });
        return null;
      }
    },
  };
}
