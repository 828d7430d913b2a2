import Fastify, { type FastifyInstance } from 'fastify';

import { readConfig } from './config';
import { createPlatformClients } from './platformClients';

let platform: FastifyInstance;
let clients: ReturnType<typeof createPlatformClients>;

beforeAll(async () => {
  platform = Fastify();
  platform.get('/wcs/resources/store/:id/cart/@self', ({ headers }) => headers);
  const PLATFORM_URL = await platform.listen({ port: 0, host: '127.0.0.1' });
  clients = createPlatformClients(readConfig({ PLATFORM_URL }, '/'));
});

afterAll(() => platform.close());

it('tells the platform how the visit came whose session it carries, since HTTPS may be demanded [AUTH-02] [PLAT-04]', async () => {
  const protocolOf = async (isHttps: boolean) => {
    const session = { WCToken: 'plain', WCTrustedToken: 'trusted', isHttps };
    const client = clients.forSession({ storeId: '1', langId: '-1' }, session);
    const headers = await client.send({ surface: 'commerce', method: 'GET', path: '/store/{storeId}/cart/@self' });
    expect(headers).toMatchObject({ wctoken: 'plain', wctrustedtoken: 'trusted' });
    return (headers as Record<string, string>)['x-forwarded-proto'];
  };
  expect(await protocolOf(true)).toBe('https');
  expect(await protocolOf(false)).toBeUndefined();
});
