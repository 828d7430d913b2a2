import { Type } from 'typebox';

import { genericCaller, requireRegistered, requireShopper } from './caller';
import type { Caller } from './caller';
import { Fault } from './errors';
import { addRoutes, createHttpApp } from './http';
import { freeKeys } from './validators';

const guest: Caller = { userId: '1001', registerType: 'G', kind: 'guest' };

function appFor(caller: Caller) {
  const app = createHttpApp({ authenticator: { authenticate: async () => caller } });
  addRoutes(app, (scope) => {
    scope.get(
      '/list',
      { schema: { querystring: Type.Object({ id: Type.Array(Type.String()) }) } },
      (request) => request.query,
    );
    scope.post(
      '/body',
      { schema: { body: Type.Object({ name: Type.Optional(Type.String()) }) } },
      (request) => request.body,
    );
    scope.post(
      '/nested',
      {
        schema: {
          body: Type.Object(
            { line: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))) },
            freeKeys('^id_\\d{1,4}$'),
          ),
        },
      },
      (request) => request.body,
    );
    scope.get('/fault', () => {
      throw new Fault(400, '-1200', 'ERR_PROMOTION_CODE_INVALID', 'No such code.', ['SAVE10', 'x']);
    });
    scope.get('/broken', () => {
      throw new Error('password=secret');
    });
    scope.get('/shopper', (request) => requireShopper(request));
    scope.get('/registered', (request) => requireRegistered(request));
    scope.get('/prices', async (request, reply) => {
      await request.caller();
      return reply.header('cache-control', 'public, max-age=60').send({});
    });
  });
  return app;
}

describe('the HTTP application', () => {
  it('reads a single value of a repeated parameter as a list [PLAT-04]', async () => {
    const app = appFor(genericCaller);
    expect((await app.inject('/list?id=5')).json()).toEqual({ id: ['5'] });
    expect((await app.inject('/list?id=5&id=6')).json()).toEqual({ id: ['5', '6'] });
  });

  it('names the field that is missing [PLAT-04]', async () => {
    const answer = await appFor(genericCaller).inject('/list');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ errorKey: '_ERR_INVALID_INPUT', errorParameters: 'id' });
  });

  it('sends a fault as the error body of the platform [PLAT-04]', async () => {
    const answer = await appFor(genericCaller).inject('/fault');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: [
        {
          errorKey: 'ERR_PROMOTION_CODE_INVALID',
          errorCode: '-1200',
          errorMessage: 'No such code.',
          errorParameters: 'SAVE10,x',
        },
      ],
    });
  });

  it('lets no cache keep what depends on the caller, refusals too, unless the route says so [PLAT-04] [SEO-05]', async () => {
    const kept = async (url: string, caller: Caller) => (await appFor(caller).inject(url)).headers['cache-control'];
    expect(await kept('/shopper', guest)).toBe('private, no-store');
    expect(await kept('/registered', guest)).toBe('private, no-store');
    expect(await kept('/shopper', genericCaller)).toBe('private, no-store');
    expect(await kept('/prices', guest)).toBe('public, max-age=60');
    expect(await kept('/list?id=5', guest)).toBeUndefined();
  });

  it('hides what went wrong inside [PLAT-04]', async () => {
    const answer = await appFor(genericCaller).inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().errors[0]).toMatchObject({ errorKey: 'ERR_INTERNAL_SERVER_ERROR', errorCode: 'CWXFR0230E' });
    expect(answer.body).not.toContain('secret');
  });

  it('answers an unknown address with the same body [PLAT-04]', async () => {
    const answer = await appFor(genericCaller).inject('/nowhere?x=1');
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([404, '/nowhere']);
  });

  it('takes a JSON call without a body as an empty object, and refuses broken JSON [PLAT-04]', async () => {
    const app = appFor(genericCaller);
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/body', headers, payload: '' })).json()).toEqual({});
    expect((await app.inject({ method: 'POST', url: '/body' })).json()).toEqual({});
    expect((await app.inject({ method: 'POST', url: '/body', headers, payload: '{' })).statusCode).toBe(400);
  });

  it('passes on only the keys that the schema of a body names, in lists too [PLAT-02]', async () => {
    const app = appFor(genericCaller);
    const flat = await app.inject({ method: 'POST', url: '/body', payload: { name: 'Ann', status: 'M', id: ['1'] } });
    expect(flat.json()).toEqual({ name: 'Ann' });
    const payload = { line: [{ id: '1', price: '0' }], id_1: '5', id_1_x: '6', other: true };
    const nested = await app.inject({ method: 'POST', url: '/nested', payload });
    expect(nested.json()).toEqual({ line: [{ id: '1' }], id_1: '5' });
  });

  it('lets only shoppers and registered shoppers through where a call needs them [PLAT-04]', async () => {
    const anonymous = await appFor(genericCaller).inject('/shopper');
    expect([anonymous.statusCode, anonymous.json().errors[0].errorCode]).toEqual([401, 'CWXFR0268E']);
    expect((await appFor(guest).inject('/shopper')).json()).toEqual(guest);
    expect((await appFor(guest).inject('/registered')).statusCode).toBe(403);
  });
});
