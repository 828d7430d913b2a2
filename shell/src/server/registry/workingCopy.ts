import { REMOTE_NAMES, WORKING_COPY } from '@sightline/shared-lib/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';

import { readOverrides } from './overrideVisit';
import type { RegistryReader } from './registryReader';

/** How often a change is looked for, in milliseconds: the registry itself is known a moment after it was written. */
const LOOK_MS = 100;

/**
 * Tells a browser that follows a working copy (FED-04) when there is a newer one: the page is then loaded again. Whoever has no signed override
 * that asks for one finds nothing here.
 */
export function workingCopyRoutes(app: FastifyInstance, { registry }: { registry: RegistryReader }): void {
  const open = new Set<() => void>();

  const followedBy = ({ headers }: FastifyRequest) => {
    const overrides = readOverrides(headers, registry) ?? {};
    return REMOTE_NAMES.filter((name) => overrides[name] === WORKING_COPY);
  };

  app.get('/working-copy', async (request, reply) => {
    const names = followedBy(request);
    if (names.length === 0) return reply.code(404).type('text/plain').send('Not found');
    const working = () => names.map((name) => registry.current().remotes[name]?.working).join(' ');
    const seen = working();
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': KEPT_BY_NOBODY }).write('\n');
    const timer = setInterval(() => {
      if (working() !== seen) raw.end('data: changed\n\n');
    }, LOOK_MS);
    timer.unref();
    const end = () => raw.end();
    open.add(end);
    raw.once('close', () => {
      clearInterval(timer);
      open.delete(end);
    });
    return reply;
  });

  // A server that closes waits for nobody who only listens.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
}
