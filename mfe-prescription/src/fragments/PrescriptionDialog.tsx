import type { Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';

import { PrescriptionPanel } from '../pages/parts/PrescriptionPanel';

/** The panel in a drawer, opened by `prescription.attach`. */
export function PrescriptionDialog({ orderId, orderItemIds, onAttached, onClose }: Fragments['prescription.dialog']) {
  const { t } = useTranslation();
  return (
    <Drawer open touched title={t('Prescription.Title')} onDismiss={onClose}>
      <PrescriptionPanel orderId={orderId} orderItemIds={orderItemIds} onAttached={onAttached} />
    </Drawer>
  );
}
