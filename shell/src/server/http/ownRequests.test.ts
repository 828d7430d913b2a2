import Fastify from 'fastify';

import { ownRequests } from './ownRequests';

const SHOP = 'https://shop.example';

/** A server with a route for each kind of sender. */
function aServer() {
  const app = Fastify();
  app.addHook('onRequest', ownRequests(SHOP));
  const answer = async () => ({ done: true });
  app.get('/read', answer);
  app.post('/own', answer);
  app.post('/programs', { config: { senders: 'own and programs' } }, answer);
  app.post('/all', { config: { senders: 'all' } }, answer);
  return app;
}

describe('what changes something', () => {
  const own = { origin: SHOP };
  const foreign = { origin: 'https://elsewhere.example' };

  it.each([
    ['/own', own, 200],
    ['/own', {}, 403],
    ['/own', foreign, 403],
    ['/programs', own, 200],
    ['/programs', {}, 200],
    ['/programs', foreign, 403],
    ['/all', own, 200],
    ['/all', {}, 200],
    ['/all', foreign, 200],
    ['/nowhere', foreign, 404],
  ])('under %s, sent with %j, is answered with %d [PLAT-04]', async (url, headers, status) => {
    const app = aServer();
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(status);
    expect((await app.inject({ method: 'GET', url: '/read', headers })).statusCode).toBe(200);
    await app.close();
  });

  it('is refused in the form of the platform’s errors', async () => {
    const app = aServer();
    expect((await app.inject({ method: 'POST', url: '/own', headers: foreign })).json()).toEqual({
      errors: [
        {
          errorKey: '_ERR_USER_AUTHORITY',
          errorCode: 'CMN1501E',
          errorMessage: 'This request did not come from a page of the shop.',
          errorParameters: '',
        },
      ],
    });
    await app.close();
  });
});
