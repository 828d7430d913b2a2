import type { Fragments } from '@sightline/shared-lib/contracts';

import { PrescriptionPanel } from '../pages/parts/PrescriptionPanel';

/** The panel on another remote's page: confirmation and order detail (RX-07). */
export function PrescriptionUpload(props: Fragments['prescription.upload']) {
  return <PrescriptionPanel {...props} />;
}
