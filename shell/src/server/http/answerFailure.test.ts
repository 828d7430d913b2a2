import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import pino from 'pino';

import { COURTESY_POLICY } from '../render/courtesyDocument';

import { answerFailure } from './answerFailure';

const HUNG_UP = 'the caller has hung up';

/** A server whose answer fails when the test says so, and what it logged. */
async function aServer() {
  const lines: { level: number; msg: string }[] = [];
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const write = (text: string) => {
    const line = JSON.parse(text) as (typeof lines)[number];
    lines.push(line);
    if (line.msg === HUNG_UP || line.level >= 50) tell();
  };
  const log = pino({ level: 'debug' }, { write });
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler(answerFailure);
  app.get('/broken', () => Promise.reject(new Error('broken')));
  app.get('/failing/:status', ({ params }) => {
    const statusCode = Number((params as { status: string }).status);
    return Promise.reject(Object.assign(new Error('failing'), { statusCode }));
  });
  const failure = { status: 418 };
  app.get('/closed', () => Promise.reject(Object.assign(new Error('closed'), { failure })));
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async (_request, reply) => {
      resolve();
      await once(reply.raw, 'close');
      throw new Error('Premature close');
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, asked, told, port: (app.server.address() as AddressInfo).port };
}

describe('an answer that fails', () => {
  it('becomes the courtesy page, and is logged as an error [ERR-02]', async () => {
    const { app, lines } = await aServer();
    const answer = await app.inject('/broken?token=secret');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-security-policy']).toBe(COURTESY_POLICY);
    const told = { msg: 'request failed', url: '/broken', err: expect.objectContaining({ message: 'broken' }) };
    expect(lines.filter(({ level }) => level === 50)).toEqual([expect.objectContaining(told)]);
    await app.close();
  });

  it.each([
    ['/failing/399', 503, '5', 1],
    ['/failing/400', 400, undefined, 0],
    ['/failing/414', 414, undefined, 0],
    ['/failing/500', 503, '5', 1],
    ['/closed', 418, '5', 1],
  ])(
    'is told apart: %s is answered with %d, and is kept by nobody [SITE-14] [ERR-02]',
    async (url, status, later, errors) => {
      const { app, lines } = await aServer();
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, later]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
      expect(lines.filter(({ level }) => level === 50)).toHaveLength(errors);
      await app.close();
    },
  );

  it('is no error when nobody waits for it any more', async () => {
    const { app, lines, asked, told, port } = await aServer();
    const call = get({ port, path: '/slow' }).on('error', () => undefined);
    await asked;
    call.destroy();
    await told;
    await app.close();
    expect(lines.filter(({ msg }) => msg === HUNG_UP)).toHaveLength(1);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
