import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { canonicalPathFor } from '@sightline/shared-lib/domain/routing';

import { UploadPrescription, type UploadPrescriptionData } from './UploadPrescription';

/** The order belongs to the shopper alone: the page reads it in the browser, with the shopper's tokens (CHK-01, RX-07). */
function load(request: PageRequest, { t }: LoadServices): Promise<LoadResult<UploadPrescriptionData>> {
  const orderId = request.params['orderId'] ?? request.query['orderId']?.[0] ?? '';
  // The bag is empty by now.
  const back = orderId
    ? {
        path: canonicalPathFor({ page: 'checkout-order-confirmation', params: { orderId } }),
        label: t('Prescription.ToOrder'),
      }
    : undefined;
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${t('Prescription.Title')} | Sightline`, robots: 'noindex', chrome: 'reduced', back },
    data: { orderId },
    cache: 'private',
  });
}

export const uploadPrescriptionPage: PageModule<UploadPrescriptionData> = { load, Page: UploadPrescription };
