import type { FastifyRequest } from 'fastify';

import type { Upstreams } from '../upstreams';

import { downstreamHeaders } from './downstreamHeaders';
import { sessionOf, upstreamHeaders } from './upstreamHeaders';

const SERVICES = [
  'commerce',
  'catalogue',
  'content',
  'storeinfo',
  'index',
  'events',
  'geo',
  'stores',
  'pictures',
] as const;
const apart = Object.fromEntries(SERVICES.map((name) => [name, `https://${name}.example`])) as unknown as Upstreams;

const COOKIE = 'sightline-trusted=t; sightline-token=p';
const asked = (headers: Readonly<Record<string, string>>) => ({ id: 7, headers }) as unknown as FastifyRequest;
/** What a service sees of a call. */
const seen = (
  service: keyof Upstreams,
  headers: Readonly<Record<string, string>>,
  { upstreams = apart, added = {} }: { upstreams?: Upstreams; added?: Record<string, string> } = {},
) => upstreamHeaders(asked(headers), service, upstreams, added)(null, headers);

const common = { 'x-request-id': '7', 'x-forwarded-host': 'shop.example' };
const host = { host: 'shop.example' };

describe('a session in the headers of a call [AUTH-02]', () => {
  it('is there where the plain token comes along; the cookie alone opens nothing [PLAT-04]', () => {
    expect(sessionOf(asked({ ...host, wctoken: 'p', cookie: COOKIE }))).toEqual({
      WCToken: 'p',
      WCTrustedToken: 't',
      isHttps: false,
    });
    expect(sessionOf(asked({ wctoken: 'p', wctrustedtoken: 'own', cookie: COOKIE }))?.WCTrustedToken).toBe('own');
    expect(sessionOf(asked({ wctoken: 'p', cookie: COOKIE, 'x-forwarded-proto': 'https' }))).toBeNull();
    for (const headers of [{ cookie: COOKIE }, { wctoken: '', cookie: COOKIE }, { wctoken: 'p' }, {}])
      expect(sessionOf(asked(headers as Record<string, string>))).toBeNull();
    expect(sessionOf(asked({ wctoken: 'p', wctrustedtoken: '', cookie: COOKIE }))).toBeNull();
    const twice = { headers: { wctoken: ['a', 'b'], wctrustedtoken: 't' } } as unknown as FastifyRequest;
    expect(sessionOf(twice)).toBeNull();
  });
});

describe('the headers that a service sees', () => {
  const session = { ...host, wctoken: 'p', wcpersonalization: '1-1', cookie: `${COOKIE}; sightline-preview=draft` };
  const tokens = { wctoken: 'p', wctrustedtoken: 't', wcpersonalization: '1-1', wcpreviewtoken: 'draft' };

  it.each(['commerce', 'catalogue', 'content', 'storeinfo'] as const)(
    'hold the tokens of the session for the %s of the product [AUTH-02]',
    (service) => {
      expect(seen(service, session)).toEqual({ ...host, ...common, ...tokens });
    },
  );

  it.each(['index', 'events', 'geo', 'stores', 'pictures'] as const)(
    'hold no token for the %s at an address of its own, and all where it is the product itself [PLAT-04]',
    (service) => {
      const whole = { ...session, wctrustedtoken: 'mine', wcpreviewtoken: 'mine' };
      expect(seen(service, whole)).toEqual({ ...host, ...common });
      const upstreams = { ...apart, [service]: apart.commerce };
      expect(seen(service, session, { upstreams })).toEqual({ ...host, ...common, ...tokens });
    },
  );

  it('hold neither cookies nor what would hide an answer, and everything else as it came', () => {
    const others = { accept: '*/*', 'content-type': 'application/json' };
    const hidden = { cookie: 'a=1', 'accept-encoding': 'br', range: 'bytes=0-1', 'x-http-method-override': 'DELETE' };
    for (const service of ['commerce', 'geo'] as const)
      expect(seen(service, { ...host, ...others, ...hidden })).toEqual({ ...host, ...others, ...common });
    expect(upstreamHeaders(asked({}), 'geo', apart)(null, {})).toEqual({ 'x-request-id': '7', 'x-forwarded-host': '' });
  });

  it('hold what a program says of itself before what cookies say', () => {
    const program = { wctoken: 'p', wctrustedtoken: 'own', wcpreviewtoken: 'own' };
    expect(seen('commerce', { ...host, ...program })).toEqual({ ...host, ...common, ...program });
    const editor = { ...host, wcpreviewtoken: 'own', cookie: 'sightline-preview=draft' };
    expect(seen('commerce', editor)).toMatchObject({ wcpreviewtoken: 'draft' });
  });

  it('hold what the gateway adds, whatever a caller wrote in its place [PLAT-04]', () => {
    const added = { authorization: 'key', wcpersonalization: '2-2' };
    const own = { ...host, authorization: 'made up', wcpersonalization: '1-1' };
    expect(seen('stores', own, { added })).toEqual({ ...host, ...common, ...added });
    expect(seen('commerce', own, { added })).toEqual({ ...host, ...common, ...added });
  });
});

it('a service’s cookies and its trusted token stay at the gateway, other headers go on [AUTH-02]', () => {
  expect(
    downstreamHeaders({ 'set-cookie': ['a=1'], wctrustedtoken: 't', 'content-type': 'text/plain', etag: '"1"' }),
  ).toEqual({ 'content-type': 'text/plain', etag: '"1"' });
});

describe('the trace of a call', () => {
  const trace = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true, start: 0 };
  const stranger = { ...host, traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'x=1' };
  const toldTo = (service: keyof Upstreams, traced: object) =>
    upstreamHeaders(
      { id: 7, headers: stranger, ...traced } as unknown as FastifyRequest,
      service,
      apart,
    )(null, stranger);

  it('is the shell’s own, told to the platform alone; what a browser says of one ends here [PLAT-04]', () => {
    expect(toldTo('commerce', { trace })['traceparent']).toBe(`00-${trace.traceId}-${trace.spanId}-01`);
    for (const headers of [toldTo('commerce', {}), toldTo('stores', { trace }), toldTo('index', { trace })])
      expect([headers['traceparent'], headers['tracestate'], headers['x-request-id']]).toEqual([
        undefined,
        undefined,
        '7',
      ]);
  });
});
