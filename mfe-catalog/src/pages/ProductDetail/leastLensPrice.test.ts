import { fakeClient } from '@sightline/shared-lib/testing';

import { LENSES_CALL as LENSES, wireLenses } from '../../testing/wire';
import { leastLensPrice } from './leastLensPrice';

describe('the price of the cheapest lenses', () => {
  it('is that of lenses with a prescription, and read again after five minutes [RX-10]', async () => {
    const client = fakeClient({ [LENSES]: wireLenses() });
    expect(await leastLensPrice({ client, now: 0 })).toEqual({ minor: 9_500, currency: 'USD' });
    await leastLensPrice({ client, now: 299_999 });
    expect(client.callsTo(LENSES)).toHaveLength(1);
    await leastLensPrice({ client, now: 300_000 });
    expect(client.callsTo(LENSES)).toHaveLength(2);
  });

  it('is asked for again where the platform did not say it [RX-10]', async () => {
    let isUp = false;
    const answer = () => {
      if (!isUp) throw new Error('down');
      return wireLenses();
    };
    const client = fakeClient({ [LENSES]: answer });
    expect(await leastLensPrice({ client, now: 0 })).toBeNull();
    isUp = true;
    expect(await leastLensPrice({ client, now: 0 })).toMatchObject({ minor: 9_500 });
  });
});
