import { type BehalfAuthority, type Caller, invalidInput, noAuthority, unknownId } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import { assistedStores, type BehalfAction, findShopper, insertAction, insertAssistant } from './assistant.repository';
import { findLogonOfUser, normaliseLogonId } from './member.repository';

/** Something an assistant may have done for a shopper. */
export type NotedAction = Pick<BehalfAction, 'storeId' | 'orderId' | 'action'>;

/** Store assistants: who they are, for whom they may act, and what they did (AUTH-11, CART-08). */
export interface AssistantService extends BehalfAuthority {
  /** Stores a member works for; none for shoppers. */
  stores(userId: string): Promise<string[]>;
  appoint(trx: Trx, userId: string, storeId: string): Promise<void>;
  /** Keeps what an assistant did, with the change itself; what shoppers do for themselves is not kept. */
  note(handle: Db | Trx, caller: Caller, noted: NotedAction): Promise<void>;
}

export function createAssistantService(db: Db, clock: Clock): AssistantService {
  async function isOneself(caller: Caller, forUser: string | undefined, forUserId: string | undefined) {
    if (forUserId === caller.userId) return true;
    if (forUser === undefined) return false;
    return (await findLogonOfUser(db, caller.userId))?.logon_id === normaliseLogonId(forUser);
  }

  return {
    stores: (userId) => assistedStores(db, userId),
    appoint: (trx, userId, storeId) => insertAssistant(trx, userId, storeId, clock.now()),

    /** Authority is looked at before the shopper, so that nobody else learns which names exist. */
    async actFor(caller, storeId, named) {
      const { forUser, forUserId } = named;
      if (await isOneself(caller, forUser, forUserId)) {
        throw invalidInput(forUserId === caller.userId ? 'forUserId' : 'forUser');
      }
      const stores = caller.kind === 'registered' ? await assistedStores(db, caller.userId) : [];
      if (!stores.includes(storeId)) throw noAuthority();
      const shopper = await findShopper(db, named);
      if (!shopper) throw unknownId(forUserId ?? forUser ?? '');
      if (!shopper.registered || shopper.assistant || !stores.includes(shopper.store_id)) throw noAuthority();
      return { userId: shopper.user_id, registerType: 'R', kind: 'registered', actorId: caller.userId };
    },

    async note(handle, caller, noted) {
      if (caller.actorId === undefined) return;
      await insertAction(handle, { ...noted, actorId: caller.actorId, userId: caller.userId }, clock.now());
    },
  };
}
