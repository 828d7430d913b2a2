import { nextNumber, randomToken } from '../../kernel';
import type { Clock } from '../../kernel';
import { LIMITS } from '../limits';
import { lifeOf } from './letter.domain';
import type { LetterWriter } from './letter.domain';
import { countSince, insertLetter } from './outbox.repository';

const HOUR_MS = 3_600_000;

/** The outbox. A letter to an address that got its share already is kept and not sent. */
export function createOutbox(clock: Clock, messageDomain: string): LetterWriter {
  return {
    async write(trx, letter) {
      const now = clock.now();
      const letterId = await nextNumber(trx, 'document');
      const recipient = letter.recipient.trim().toLowerCase();
      const earlier = await countSince(trx, recipient, new Date(now.getTime() - HOUR_MS));
      await insertLetter(trx, {
        letter_id: letterId,
        message_id: `<${letterId}.${randomToken(12)}@${messageDomain}>`,
        cause: letter.cause ?? letterId,
        user_id: letter.userId,
        recipient,
        kind: letter.kind,
        store_id: letter.storeId,
        locale: letter.locale,
        facts: letter.facts,
        state: earlier < LIMITS.lettersAnHour ? 'waiting' : 'withheld',
        attempts: 0,
        next_at: now,
        leased_until: null,
        expires_at: new Date(now.getTime() + lifeOf(letter)),
        problem: '',
        created_at: now,
        sent_at: null,
      });
    },
  };
}
