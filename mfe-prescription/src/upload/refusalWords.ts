import { failureOf } from '@sightline/shared-lib/api/client';
import type { TextKey } from '@sightline/shared-lib/contracts';
import { FILE_REFUSED, type FileRefusal } from '@sightline/shared-lib/domain/prescription';

const REFUSALS: Readonly<Record<FileRefusal, TextKey>> = {
  heic: 'Prescription.Upload.Refused.heic',
  damaged: 'Prescription.Upload.Refused.damaged',
  mixed: 'Prescription.Upload.Refused.mixed',
  'too-many-pixels': 'Prescription.Upload.Refused.tooManyPixels',
  'too-many-pages': 'Prescription.Upload.Refused.tooManyPages',
  locked: 'Prescription.Upload.Refused.locked',
  active: 'Prescription.Upload.Refused.active',
  attachment: 'Prescription.Upload.Refused.active',
  form: 'Prescription.Upload.Refused.form',
  'too-complex': 'Prescription.Upload.Refused.tooComplex',
};

const isRefusal = (reason: string): reason is FileRefusal => Object.hasOwn(REFUSALS, reason);

/** Why the platform does not keep this page, whoever sends it again; null when another try may succeed. */
export function refusalOf(error: unknown): TextKey | null {
  const failure = failureOf(error);
  if (failure?.errorKey === 'RX_FILE_TOO_LARGE') return 'Prescription.Upload.TooLarge';
  if (failure?.errorKey === 'RX_FILE_TYPE_NOT_ALLOWED') return 'Prescription.Upload.WrongType';
  if (failure?.errorKey !== FILE_REFUSED) return null;
  const [reason = ''] = failure.errorParameters;
  return isRefusal(reason) ? REFUSALS[reason] : 'Prescription.Upload.Refused.damaged';
}

/** Why sending stopped; what was chosen is still there. */
export function troubleOf(error: unknown): TextKey {
  const failure = failureOf(error);
  // The order has gone on: nothing is added to its prescription any more.
  if (failure?.errorKey === '_ERR_ORDER_WRONG_STATUS') return 'Prescription.Closed';
  if (failure?.errorKey === '_ERR_LIMIT_EXCEEDED') return 'Prescription.Upload.Full';
  if (failure?.category === 'network' || failure?.category === 'timeout') return 'Prescription.Upload.Offline';
  return 'Prescription.Upload.Failed';
}
