import type { DeletionHandler } from '../identity';
import type { LetterWriter } from '../mail';
import { knownStore, localeOf } from '../storeConfig';

/**
 * Letters about the deletion of an account, in the language it was asked for in (ACC-06, ACC-09). That it is done is told by a letter
 * of nobody's: it is written when everything else of the shopper is gone, and goes with the other letters after their days.
 */
export function createAccountLetters(letters: LetterWriter): DeletionHandler {
  return async (trx, { step, userId, logonId, storeId, langId, requestedAt, dueAt, ordersKeptYears, waitsFor }) => {
    const shared = { recipient: logonId, storeId, locale: localeOf(knownStore(storeId), langId) };
    const cause = `deletion-${userId}-${requestedAt.getTime()}-${step}`;
    if (step === 'requested') {
      const facts = { dueAt: dueAt.toISOString(), ...(waitsFor.length > 0 ? { waitsFor } : {}) };
      await letters.write(trx, { ...shared, kind: 'accountDeletionRequested', facts, userId, cause });
    } else if (step === 'cancelled') {
      await letters.write(trx, { ...shared, kind: 'accountDeletionCancelled', facts: {}, userId, cause });
    } else {
      await letters.write(trx, { ...shared, kind: 'accountDeleted', facts: { ordersKeptYears }, userId: null, cause });
    }
  };
}
