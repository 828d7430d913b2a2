import type { HttpOptions } from '../kernel';
import { nobodyActs } from '../kernel/behalf';

/** Shoppers are named in a header: `r` and `a` begin accounts, and `a` assistants, who act for whoever they name. */
export const testCallers: Pick<HttpOptions, 'authenticator' | 'behalf'> = {
  authenticator: {
    authenticate: async (headers) => {
      const userId = headers['x-user'];
      if (typeof userId !== 'string') return { userId: '-1002', registerType: 'G', kind: 'generic' };
      return /^[ra]/.test(userId)
        ? { userId, registerType: 'R', kind: 'registered' }
        : { userId, registerType: 'G', kind: 'guest' };
    },
  },
  behalf: {
    async actFor(caller, storeId, named) {
      if (!caller.userId.startsWith('a')) return nobodyActs.actFor(caller, storeId, named);
      return { userId: named.forUserId ?? '', registerType: 'R', kind: 'registered', actorId: caller.userId };
    },
  },
};
