import { randomInt } from 'node:crypto';

import { CODE_MINUTES } from '@sightline/shared-lib/domain/person';

import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { normaliseLogonId } from '../identity';
import type { CodeHasher } from '../identity';

import type { LetterWriter } from '../mail';
import { knownStore, localeOf } from '../storeConfig';

import { personFaults } from './person.errors';
import type { PersonTables, ValidationCodesTable } from './person.tables';

export type CodePurpose = ValidationCodesTable['purpose'];

/** A code before it is sent; making one takes a tenth of a second, so it is made outside of transactions. */
export interface FreshCode {
  readonly code: string;
  readonly hash: string;
}

/** Whom a code is for, and in which store and language they asked. */
export interface CodeAddressee {
  readonly email: string;
  readonly storeId: string;
  readonly langId: string | undefined;
  /** Whose account it is for; null while the address has none. */
  readonly userId: string | null;
}

export interface ValidationCodeService {
  fresh(purpose: CodePurpose): Promise<FreshCode>;
  /** Keeps a code's hash and writes its letter, both or neither. Silently does nothing after too many within an hour. */
  send(handle: Db | Trx, fresh: FreshCode, purpose: CodePurpose, addressee: CodeAddressee): Promise<void>;
  /** Does the same without a letter, so that nobody can tell that there is no account. */
  pretend(fresh: FreshCode, purpose: CodePurpose, email: string): Promise<void>;
  /** Throws when the code is wrong or too old; the parameter names the request's field. */
  check(email: string, purpose: CodePurpose, code: string, field: string): Promise<void>;
  /** Makes the code useless once it did its work; false when another request was faster. */
  consume(db: Db, email: string, purpose: CodePurpose): Promise<boolean>;
  /** Forgets codes that nobody needs any more; safe to run at any time. */
  housekeep(): Promise<void>;
}

const sendWindow = 60 * 60_000;
const day = 24 * 60 * 60_000;
const sendsPerWindow = 5;
const guessesPerCode = 5;
/** A code for a new password opens an account: even who guesses at thousands of them for months should find none. */
const DIGITS: Readonly<Record<CodePurpose, number>> = { register: 6, reset: 8 };

const tables = (db: Db) => db.withTables<PersonTables>();

export function createValidationCodeService(
  db: Db,
  clock: Clock,
  hasher: CodeHasher,
  letters: LetterWriter,
): ValidationCodeService {
  async function latest(handle: Db, email: string, purpose: CodePurpose) {
    return tables(handle)
      .selectFrom('validation_codes')
      .selectAll()
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
  }

  async function write(trx: Trx, code: ValidationCodesTable): Promise<void> {
    const { email: _email, purpose: _purpose, ...change } = code;
    await tables(trx)
      .insertInto('validation_codes')
      .values(code)
      .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(change))
      .execute();
  }

  /** Keeps a code in the place of the one before; false after too many within an hour. */
  async function keep(trx: Trx, email: string, purpose: CodePurpose, hash: string): Promise<boolean> {
    const now = clock.now();
    const earlier = await latest(trx, email, purpose);
    const sameWindow = earlier !== undefined && now.getTime() - earlier.first_sent_at.getTime() < sendWindow;
    if (sameWindow && earlier.sent_count >= sendsPerWindow) return false;
    await write(trx, {
      email,
      purpose,
      code_hash: hash,
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
      attempts: 0,
      sent_count: sameWindow ? earlier.sent_count + 1 : 1,
      first_sent_at: sameWindow ? earlier.first_sent_at : now,
    });
    return true;
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
    async fresh(purpose) {
      const digits = DIGITS[purpose];
      const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0');
      return { code, hash: await hasher.hash(code) };
    },
    send(handle, { code, hash }, purpose, { email: address, storeId, langId, userId }) {
      const email = normaliseLogonId(address);
      return inTransaction(handle, async (trx) => {
        if (!(await keep(trx, email, purpose, hash))) return;
        const letter = { recipient: email, storeId, locale: localeOf(knownStore(storeId), langId), userId };
        const facts = { code, minutes: CODE_MINUTES };
        await letters.write(
          trx,
          purpose === 'reset'
            ? { ...letter, kind: 'passwordResetCode', facts: { ...facts, email } }
            : { ...letter, kind: 'registrationCode', facts },
        );
      });
    },
    pretend: async ({ hash }, purpose, address) => {
      await inTransaction(db, (trx) => keep(trx, normaliseLogonId(address), purpose, hash));
    },
    async check(address, purpose, code, field) {
      const email = normaliseLogonId(address);
      const sent = await latest(db, email, purpose);
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
    },
  };
}
