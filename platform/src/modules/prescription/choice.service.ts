import { inTransaction, lockList } from '../../kernel';
import type { Clock, Db } from '../../kernel';
import { LIMITS } from '../limits';

import { choicesOf, deleteChoice, deleteChoicesBefore, writeChoice } from './choice.repository';
import type { Readings } from './readings';
import type { Seal } from './seal';

/** Answers given so far to the questions about lenses, with values of eyes where they were typed. */
export interface LensChoice {
  codes: Record<string, string>;
  /** Null while nobody was asked. */
  addOns: string[] | null;
  prescription: 'values' | 'later' | 'paper' | null;
  prescriptionDetails?: Record<string, string>;
  savedId?: string;
  rxFileStorageIds?: string[];
}

export interface ChoiceService {
  /** The choice for a frame; null for none, and for one that is too old. */
  read(userId: string, partNumber: string): Promise<LensChoice | null>;
  /** Keeps the choice in place of an earlier one; the oldest of a shopper's goes when there are too many. */
  keep(userId: string, partNumber: string, choice: LensChoice): Promise<void>;
  forget(userId: string, partNumber: string): Promise<void>;
  /** Forgets what nobody went on with. */
  housekeep(): Promise<void>;
}

/** Days that a half-finished choice is kept. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Rows forgotten in one round. */
const BATCH = 5000;

const contextOf = (userId: string, partNumber: string) => `choice ${userId} ${partNumber}`;

interface ChoiceServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly readings: Pick<Readings, 'note'>;
}

/** Half-finished choices of lenses, one for each shopper and frame, sealed: they go on at another device (RX-10). */
export function createChoiceService({ db, clock, seal, readings }: ChoiceServiceDependencies): ChoiceService {
  const oldest = () => new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  return {
    async read(userId, partNumber) {
      const row = (await choicesOf(db, userId)).find((one) => one.part_number === partNumber);
      if (!row || row.changed_at < oldest()) return null;
      const opened = seal.openJson({ keyId: row.key_id, bytes: row.content }, contextOf(userId, partNumber));
      const choice = opened as LensChoice;
      if (choice.prescriptionDetails) await readings.note(userId, userId, 'values', ['']);
      return choice;
    },
    keep: (userId, partNumber, choice) =>
      inTransaction(db, async (trx) => {
        await lockList(trx, `choices:${userId}`);
        const { keyId, bytes } = seal.closeJson(choice, contextOf(userId, partNumber));
        await writeChoice(trx, {
          user_id: userId,
          part_number: partNumber,
          key_id: keyId,
          content: bytes,
          changed_at: clock.now(),
        });
        const tooMany = (await choicesOf(trx, userId)).slice(LIMITS.lensChoices);
        for (const { part_number: old } of tooMany) await deleteChoice(trx, userId, old);
      }),
    forget: (userId, partNumber) => deleteChoice(db, userId, partNumber),
    housekeep: () => inTransaction(db, (trx) => deleteChoicesBefore(trx, oldest(), BATCH)),
  };
}
