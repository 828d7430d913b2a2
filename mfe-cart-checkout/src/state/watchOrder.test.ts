import { failWith, fakeClient } from '@sightline/shared-lib/testing';

import { wireCart } from '../testing/wireCart';
import { watchOrder } from './watchOrder';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const paying = wireCart(undefined, { locked: 'true' });
const free = wireCart();
const placed = wireCart(undefined, { orderStatus: 'M' });

function watch(answers: readonly (object | Error)[]) {
  const rest = [...answers];
  const client = fakeClient({
    [ORDER]: () => {
      const answer = rest.length > 1 ? rest.shift() : rest[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const wait = async () => undefined;
  const result = watchOrder(client, '7307966', { signal: new AbortController().signal, wait, looks: [0, 1, 1, 1, 1] });
  return result.then((outcome) => ({ outcome, looks: client.calls.length }));
}

describe('watching an order whose answer got lost [CHK-05]', () => {
  it('is placed as soon as it is no cart any more', async () => {
    expect(await watch([paying, paying, placed])).toEqual({ outcome: 'placed', looks: 3 });
  });

  it('is not placed only when it was found free twice in a row', async () => {
    expect(await watch([free, paying, free, free])).toEqual({ outcome: 'not-placed', looks: 4 });
  });

  it('looks again through silence', async () => {
    expect((await watch([failWith(0, 'NETWORK'), failWith(503, 'BUSY'), placed])).outcome).toBe('placed');
  });

  it('stays unknown while it is being paid', async () => {
    expect(await watch([paying])).toEqual({ outcome: 'unknown', looks: 5 });
  });
});
