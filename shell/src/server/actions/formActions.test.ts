import { aSite, fakeClient } from '@sightline/shared-lib/testing';
import Fastify from 'fastify';
import pino from 'pino';

import { createLimiter } from '../limits/limiter';
import { readLimits } from '../limits/limits';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

import { formActions } from './formActions';

const TOKENS = { WCToken: '15006%2Cplain', WCTrustedToken: '15006%2Ctrusted' };
const GUEST = 'POST /store/{storeId}/guestidentity';

async function shop() {
  const client = fakeClient({ [GUEST]: TOKENS, 'POST /store/{storeId}/cart': { orderId: '7', orderItem: [] } });
  const clients = { withoutSite: client, forSite: () => client, forSession: () => client } as PlatformClients;
  const sites = { find: async () => ({ context: aSite() }) } as unknown as SiteDirectory;
  const app = Fastify();
  const limiter = createLimiter(readLimits('guests=1/6'));
  await app.register(formActions, { clients, sites, limiter, log: pino({ level: 'silent' }) });
  const post = (locale: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/actions/cart/add',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ partNumber: '0NO4001S-"01', quantity: '2', locale }).toString(),
    });
  return { post, client, close: () => app.close() };
}

describe('a form that is posted without script', () => {
  it('is refused above the limit by a page in the shopper’s words that posts the same again [PLAT-08]', async () => {
    const { post, client, close } = await shop();
    expect((await post('it-it')).statusCode).toBe(303);
    const refused = await post('it-it');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.body).toContain('<html lang="it-IT">');
    expect(refused.body).toContain('Riprova tra 10 s');
    expect(refused.body).toContain('<form method="post" action="/actions/cart/add">');
    expect(refused.body).toContain('name="partNumber" value="0NO4001S-&quot;01"');
    expect(refused.body).toContain('name="quantity" value="2"');
    expect(client.callsTo(GUEST)).toHaveLength(1);
    await close();
  });

  it('is never refused to a shopper who has a session already [PLAT-08]', async () => {
    const { post, close } = await shop();
    const cookie = `__Host-sightline-trusted=${TOKENS.WCTrustedToken}; __Host-sightline-token=${TOKENS.WCToken}`;
    for (let turn = 0; turn < 3; turn += 1) expect((await post('en-us', cookie)).statusCode).toBe(303);
    await close();
  });
});
