import { addPrescriptions } from '@sightline/shared-lib/api/prescription';
import {
  EMPTY_PRESCRIPTION,
  type PrescriptionFlow,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import type { PageTarget } from '../../upload/linkPages';
import type { Wearer } from '../../wearer/useWearer';
import { saveRefusal } from './saveRefusal';

interface GivenValuesOptions {
  readonly target: PageTarget;
  readonly onAttached: ((flow: PrescriptionFlow) => void) | undefined;
}

/** Giving values to lines of an order, and what became of it (RX-06). */
export function useGivenValues({ target, onAttached }: GivenValuesOptions) {
  const { client, identity, site } = useServices();
  const { t, tag } = useTranslation();
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);

  const attached = (flow: PrescriptionFlow) => {
    setOutcome({ tone: 'good', text: t('Prescription.Attached') });
    onAttached?.(flow);
  };

  /** True when the order has them. */
  const give = async (values: PrescriptionValues, wearer: Wearer): Promise<boolean> => {
    setSaving(true);
    setOutcome(null);
    try {
      await identity.ensureIdentity();
      const prescriptionDetails = { ...EMPTY_PRESCRIPTION, ...values, ...wearer };
      const items = target.orderItemIds.map((orderItemId) => ({ orderItemId, prescriptionDetails }));
      await addPrescriptions(client, { orderId: target.orderId, items }, { skipErrorMessage: true });
      attached('MANUAL');
      return true;
    } catch (error) {
      setOutcome({ tone: 'bad', text: saveRefusal(error, { t, tag, phone: site.config.servicePhone }) });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { saving, outcome, give, attached };
}
