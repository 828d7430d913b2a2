import { createLoadShedding } from '@sightline/shared-lib/domain/load';
import Fastify from 'fastify';

import { shedCalls } from './shedCalls';

describe('searches while there is too much to do', () => {
  it('are refused in the shape of their service, and bag, checkout and payment never [PLAT-08]', async () => {
    const app = Fastify();
    shedCalls(
      app,
      createLoadShedding({ delay: 100, atOnce: 1 }, () => 200),
    );
    app.all('*', () => ({ ok: true }));
    const ask = (method: 'GET' | 'POST', url: string) => app.inject({ method, url });
    const search = await ask('POST', '/1/indexes/*/queries');
    expect([search.statusCode, search.headers['retry-after'], search.json()]).toEqual([
      503,
      '2',
      { message: 'Please wait 2 seconds before trying again.', status: 503 },
    ]);
    const list = await ask('GET', '/search/resources/api/v2/products?storeId=10801&searchTerm=x');
    expect([list.statusCode, list.json().errors[0].errorCode]).toEqual([503, 'CWXFR0230E']);
    const store = '/wcs/resources/store/10801';
    for (const call of ['cart', 'cart/@self/checkout', 'cart/@self/payment_instruction', 'loginidentity'])
      expect([call, (await ask('POST', `${store}/${call}`)).statusCode]).toEqual([call, 200]);
    await app.close();
  });

  it('give their place back when they are answered [PLAT-08]', async () => {
    const app = Fastify();
    shedCalls(
      app,
      createLoadShedding({ delay: 100, atOnce: 1 }, () => 0),
    );
    app.all('*', () => ({ ok: true }));
    for (const query of ['a', 'b', 'c'])
      expect((await app.inject({ method: 'POST', url: `/1/indexes/*/queries?query=${query}` })).statusCode).toBe(200);
    await app.close();
  });
});
