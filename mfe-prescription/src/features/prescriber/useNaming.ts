import { failureOf } from '@sightline/shared-lib/api/client';
import { namePrescriber } from '@sightline/shared-lib/api/prescription';
import type { Prescriber } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

export const NOBODY: Prescriber = { patient: '', name: '', practice: '', state: '', telephone: '', fax: '', email: '' };

/** Telling the order who prescribed its contact lenses, and why that failed, in words. */
export function useNaming(orderId: string, onNamed: () => void) {
  const { client, site } = useServices();
  const { t } = useTranslation();
  const [failed, setFailed] = useState('');
  const name = async (typed: Readonly<Record<keyof Prescriber, string>>): Promise<void> => {
    setFailed('');
    const said = Object.entries(typed).map(([field, text]) => [field, text.trim()]);
    try {
      await namePrescriber(
        client,
        { orderId, prescriber: Object.fromEntries(said) as unknown as Prescriber },
        { skipErrorMessage: true },
      );
      onNamed();
    } catch (error) {
      const isClosed = failureOf(error)?.errorKey === '_ERR_ORDER_WRONG_STATUS';
      setFailed(
        isClosed ? t('Prescription.Closed', { phone: site.config.servicePhone }) : t('Prescription.Prescriber.Failed'),
      );
    }
  };
  return { failed, name };
}
