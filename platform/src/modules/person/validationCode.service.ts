import { randomInt } from 'node:crypto';

import type { Clock, Db } from '../../kernel';
import { normaliseLogonId } from '../identity';
import type { CodeHasher } from '../identity';

import { queueMail } from './mail.repository';
import { personFaults } from './person.errors';
import type { PersonTables, ValidationCodesTable } from './person.tables';

export type CodePurpose = ValidationCodesTable['purpose'];

export interface ValidationCodeService {
  /**
   * Makes a code, keeps its hash and, unless told not to, puts it into the outbox.
   * Silently does nothing after too many within an hour.
   */
  send(email: string, purpose: CodePurpose, storeId: string, mailed?: boolean): Promise<void>;
  /** Throws when the code is wrong or too old; the parameter names the request's field. */
  check(email: string, purpose: CodePurpose, code: string, field: string): Promise<void>;
  /** Makes the code useless once it did its work; false when another request was faster. */
  consume(db: Db, email: string, purpose: CodePurpose): Promise<boolean>;
  /** Forgets codes and mails that nobody needs any more; safe to run at any time. */
  housekeep(): Promise<void>;
}

const codeLife = 30 * 60_000;
const sendWindow = 60 * 60_000;
const day = 24 * 60 * 60_000;
const mailKept = 30 * day;
const sendsPerWindow = 5;
const guessesPerCode = 5;

const tables = (db: Db) => db.withTables<PersonTables>();

export function createValidationCodeService(db: Db, clock: Clock, hasher: CodeHasher): ValidationCodeService {
  async function latest(email: string, purpose: CodePurpose) {
    return tables(db)
      .selectFrom('validation_codes')
      .selectAll()
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
  }

  async function write(code: ValidationCodesTable): Promise<void> {
    const { email: _email, purpose: _purpose, ...change } = code;
    await tables(db)
      .insertInto('validation_codes')
      .values(code)
      .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(change))
      .execute();
  }

  /** Takes one of the guesses a code allows; false when they are used up, also by requests at the same moment. */
  async function takeGuess(email: string, purpose: CodePurpose): Promise<boolean> {
    const result = await tables(db)
      .updateTable('validation_codes')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('attempts', '<', guessesPerCode)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  return {
    async send(address, purpose, storeId, mailed = true) {
      const email = normaliseLogonId(address);
      const now = clock.now();
      const earlier = await latest(email, purpose);
      const sameWindow = earlier !== undefined && now.getTime() - earlier.first_sent_at.getTime() < sendWindow;
      if (sameWindow && earlier.sent_count >= sendsPerWindow) return;
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      await write({
        email,
        purpose,
        code_hash: await hasher.hash(code),
        expires_at: new Date(now.getTime() + codeLife),
        attempts: 0,
        sent_count: sameWindow ? earlier.sent_count + 1 : 1,
        first_sent_at: sameWindow ? earlier.first_sent_at : now,
      });
      if (!mailed) return;
      const kind = purpose === 'reset' ? 'passwordResetCode' : 'registrationCode';
      await queueMail(db, clock, { recipient: email, kind, storeId, content: { code } });
    },
    async check(address, purpose, code, field) {
      const email = normaliseLogonId(address);
      const sent = await latest(email, purpose);
      const allowed = await takeGuess(email, purpose);
      const right = await hasher.matches(code.trim(), sent?.code_hash ?? null);
      if (!allowed || !right || !sent) throw personFaults.wrongCode(field);
      if (sent.expires_at <= clock.now()) throw personFaults.codeExpired(field);
      // A right answer costs no guess: the same code is sent again with the registration.
      await tables(db)
        .updateTable('validation_codes')
        .set({ attempts: sent.attempts })
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', sent.code_hash)
        .execute();
    },
    async consume(handle, address, purpose) {
      const result = await tables(handle)
        .deleteFrom('validation_codes')
        .where('email', '=', normaliseLogonId(address))
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    async housekeep() {
      const now = clock.now().getTime();
      await tables(db)
        .deleteFrom('validation_codes')
        .where('expires_at', '<', new Date(now - day))
        .execute();
      await tables(db)
        .deleteFrom('mail_messages')
        .where('created_at', '<', new Date(now - mailKept))
        .execute();
    },
  };
}
