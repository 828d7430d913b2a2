import type { TextKey } from '@sightline/shared-lib/contracts';

import { canDraw, drawPicture } from './drawPicture';
import { isTooLarge, judgeFile } from './fileRules';

/** What a chosen file is as a page: its bytes to send, or why it cannot be one. */
export type ReadPage =
  | { readonly kind: 'picture' | 'document'; readonly content: Blob }
  | { readonly problem: TextKey };

/** Reads a chosen file; a photo comes back smaller and without what its camera wrote beside it (RX-03). */
export async function readPage(file: Blob): Promise<ReadPage> {
  const judged = await judgeFile(file);
  if ('problem' in judged) return judged;
  if (judged.kind === 'pdf') return { kind: 'document', content: file };
  const drawn = canDraw() ? await drawPicture(file).catch(() => null) : null;
  if (drawn) return { kind: 'picture', content: drawn };
  if (judged.kind === 'heic') return { problem: 'Prescription.Upload.Refused.heic' };
  if (canDraw()) return { problem: 'Prescription.Upload.Refused.damaged' };
  return isTooLarge(file) ? { problem: 'Prescription.Upload.TooLarge' } : { kind: 'picture', content: file };
}
