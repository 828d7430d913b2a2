import Fastify from 'fastify';

import { refuseUnreadable } from './readableAddress';
import { unavailable } from './unavailable';

describe('answers of the gateway itself, in the form of the platform’s errors [ERR-01]', () => {
  it('refuse an address that nobody could read, in its path or in its query [PLAT-04]', async () => {
    const app = Fastify();
    app.addHook('onRequest', refuseUnreadable);
    app.get('/a', () => 'read');
    expect((await app.inject('/a?q=%C3%A9')).body).toBe('read');
    const answer = await app.inject('/a?q=%E9');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: [
        {
          errorKey: '_ERR_INVALID_INPUT',
          errorCode: 'CWXFR0226E',
          errorMessage: 'The address cannot be read.',
          errorParameters: 'address',
        },
      ],
    });
    await app.close();
  });

  it('say when to try again after a service that gives none, and log the path without its query', async () => {
    const app = Fastify();
    const logged: unknown[][] = [];
    app.get('/a', (request, reply) => {
      const error = (...told: unknown[]) => void logged.push(told);
      return unavailable(Object.assign(request, { log: { ...request.log, error } }), reply, new Error('gone'));
    });
    const answer = await app.inject('/a?email=somebody');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({
      errors: [
        {
          errorKey: 'ERR_SERVICE_UNAVAILABLE',
          errorCode: 'CWXFR0230E',
          errorMessage: 'The service is not answering.',
          errorParameters: '',
        },
      ],
    });
    expect(logged).toEqual([[{ err: new Error('gone'), url: '/a' }, 'platform did not answer']]);
    await app.close();
  });
});
