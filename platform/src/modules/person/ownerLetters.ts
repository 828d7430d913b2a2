import type { Clock, Trx } from '../../kernel';
import type { IdentityService } from '../identity';
import type { LetterWriter } from '../mail';
import { knownStore, localeOf } from '../storeConfig';

/** Store and language of a call. */
export interface Site {
  readonly storeId: string;
  readonly langId: string | undefined;
}

/** What the owner of an account is told of: what a stranger would change first. */
export type OwnerNews = 'passwordChanged' | 'emailChanged';

/**
 * Writes to the owner of an account, at the address that they sign in with (ACC-09). That one is never changed by a profile, so that
 * nobody makes us write to whom they like. Of every new password there is a letter: the second one in an hour may be a stranger's. Other
 * e-mails are told once an hour, since that address may be proven by nobody yet. What one address gets in an hour is limited besides.
 */
export type OwnerLetters = (trx: Trx, news: OwnerNews, userId: string, site: Site) => Promise<void>;

export function createOwnerLetters(
  identity: Pick<IdentityService, 'account'>,
  letters: LetterWriter,
  clock: Clock,
): OwnerLetters {
  return async (trx, kind, userId, { storeId, langId }) => {
    const logonId = (await identity.account(trx, userId))?.logonId;
    // Members of organisations may sign in with a name.
    if (!logonId?.includes('@')) return;
    const locale = localeOf(knownStore(storeId), langId);
    const hour = clock.now().toISOString().slice(0, 13);
    const once = kind === 'emailChanged' ? { cause: `${kind}-${userId}-${hour}` } : {};
    await letters.write(trx, { kind, facts: {}, recipient: logonId, storeId, locale, userId, ...once });
  };
}
