import { failureOf } from '@sightline/shared-lib/api/client';
import type { CommandHandler } from '@sightline/shared-lib/contracts';
import { cartEntries, lineIdsOf } from '@sightline/shared-lib/domain/cart';

import { cartApi } from '../state/api';
import { measuredItems } from '../state/measured';
import { countHeard } from '../state/orderSlice';
import { piecesOf } from '../state/pieces';
import { storeOf } from '../state/store';
import { openSummary } from './openSummary';
import { reasonOf } from './reasonOf';

/** Lines of an earlier order again: the platform copies them, so what they were made to never passes through a page (ACC-06, RX-05). */
export const buyAgain: CommandHandler<'cart.again'> = async (input, services) => {
  const store = storeOf(services);
  const answer = await store.dispatch(cartApi.endpoints.copyLines.initiate({ ...input, ...store.fraudCheck() }));
  if (answer.error) return { ok: false, message: await reasonOf(failureOf(answer.error), services) };
  const { data: cart } = await store.dispatch(
    cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (cart) {
    const said = { count: piecesOf(cart), orderId: cart.orderId };
    store.dispatch(countHeard(said));
    services.bus.emit('cartChanged', said);
  }
  await openSummary({}, services);
  const added = new Set(answer.data.orderItemIds);
  const lines = cart?.lines.filter(({ orderItemId }) => added.has(orderItemId)) ?? [];
  services.analytics.push({ name: 'add_to_cart', items: measuredItems(lines) });
  const waiting = cartEntries(cart?.lines ?? [], () => null).filter(
    ({ rx }) => rx?.prescriptionNeeded && !rx.prescriptionUploaded,
  );
  return { ok: true, asksPrescription: waiting.some((entry) => lineIdsOf(entry).some((id) => added.has(id))) };
};
