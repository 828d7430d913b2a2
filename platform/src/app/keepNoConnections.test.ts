import { createDrain } from '@sightline/shared-lib/domain/drain';

import { createHttpApp } from '../kernel';

import { keepNoConnections } from './keepNoConnections';

it('keeps connections for further calls until it is told to stop, then lets each end with its answer [PLAT-08]', async () => {
  const app = createHttpApp({
    authenticator: { authenticate: async () => ({ userId: '1001', registerType: 'G', kind: 'guest' }) },
  });
  const drain = createDrain(0);
  keepNoConnections(app, drain);
  app.get('/here', () => ({ served: true }));
  const connection = async () => (await app.inject('/here')).headers.connection;
  expect(await connection()).toBe('keep-alive');
  await drain.begin();
  expect(await connection()).toBe('close');
  expect((await app.inject('/here')).json()).toEqual({ served: true });
  await app.close();
});
