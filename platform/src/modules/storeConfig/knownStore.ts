import { invalidInput } from '../../kernel';
import type { HttpApp } from '../../kernel';
import { storeById } from './stores';
import type { StoreFacts } from './stores';

/** The store that a call names, or the 400 of a missing or unknown store id. */
export function knownStore(storeId: string | undefined): StoreFacts {
  const facts = storeId ? storeById(storeId) : undefined;
  if (!facts)
    throw invalidInput('storeId', storeId ? `There is no store ${storeId}.` : 'The parameter storeId is missing.');
  return facts;
}

/** Refuses every call below a store that the platform does not have, before anybody becomes a guest of it. */
export function refuseUnknownStores(app: HttpApp): void {
  app.addHook('onRequest', async (request) => {
    const { storeId } = request.params as { storeId?: string };
    if (storeId !== undefined) knownStore(storeId);
  });
}
