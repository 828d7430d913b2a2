import { MOST_PAGES } from '@sightline/shared-lib/domain/prescription';

import { invalidInput } from '../../kernel';
import type { Trx } from '../../kernel';
import type { ExtendedAttribute, LensLine } from '../order';

import { prescriptionFaults } from './prescription.errors';
import { linkFile, ownerOfFile } from './prescription.repository';

/** Attribute of a new line of lenses: ids of the documents that its prescription is, as a list in JSON. It is not kept. */
export const PAGES = 'rxFileStorageIds';

const isPageId = (one: unknown): one is string => typeof one === 'string' && /^f-[A-Za-z0-9_-]{1,40}$/.test(one);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Documents that a new line names; throws for a line that is no lens, and for what is no list of ids. */
export function pageIdsIn(came: readonly ExtendedAttribute[], role: LensLine['opticalRole']): string[] {
  return came.flatMap(({ attributeName, attributeValue }) => {
    if (attributeName !== PAGES) return [];
    const ids = parsed(attributeValue);
    if (role !== 'lens' || !Array.isArray(ids) || ids.length > MOST_PAGES || !ids.every(isPageId))
      throw invalidInput(PAGES);
    return ids;
  });
}

/** Attaches documents to a line in the transaction that makes the line: no line is ever without what it came with (RX-06, RX-07). */
export async function linkOwnPages(
  trx: Trx,
  { userId, now }: { readonly userId: string; readonly now: Date },
  orderItemId: string,
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of fileIds) {
    if ((await ownerOfFile(trx, fileId)) !== userId) throw prescriptionFaults.pageGone();
    await linkFile(trx, orderItemId, fileId, userId, now);
  }
}
