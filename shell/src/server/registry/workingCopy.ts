import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { INTEGRITY_LIST, type RemoteName, WORKING_COPY } from '@sightline/shared-lib/contracts';
import { registeredRelease, remotesIn } from '@sightline/shared-lib/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';

import { readOverrides } from './overrideVisit';
import type { RegistryReader } from './registryReader';
import type { ServerFailures } from './serverFailures';

/** How often news are looked for, in milliseconds: the registry itself is known a moment after it was written. */
const LOOK_MS = 50;
/** After a break the browser asks again so soon. */
const RETRY_MS = 1000;

interface Options {
  readonly registry: RegistryReader;
  readonly failures: Pick<ServerFailures, 'last'>;
  /** A developer's tool writes there, in a remote's folder, what is wrong with its working copy. */
  readonly releasesDir: string;
}

const PROBLEMS = 'problems.json';
const NO_PROBLEMS = '[]';

/**
 * Tells a browser that follows a working copy (FED-04) of each newer one and of what is wrong with it. Whoever has no signed override that asks for
 * one finds nothing here.
 */
export function workingCopyRoutes(app: FastifyInstance, { registry, failures, releasesDir }: Options): void {
  const open = new Set<() => void>();

  const followedBy = ({ headers }: FastifyRequest) => {
    const overrides = readOverrides(headers, registry) ?? {};
    return remotesIn(overrides).filter((name) => overrides[name] === WORKING_COPY);
  };

  const buildOf = (remote: RemoteName) => {
    const id = registry.current().remotes[remote]?.working ?? '';
    const integrity = registeredRelease(registry.current(), remote, id)?.integrity[INTEGRITY_LIST] ?? '';
    return { remote, id, base: `/releases/${remote}/${id}/`, integrity };
  };

  const problemsOf = (names: readonly RemoteName[]) =>
    Promise.all(names.map((name) => readFile(join(releasesDir, name, PROBLEMS), 'utf8').catch(() => NO_PROBLEMS))).then(
      (texts) => JSON.stringify(texts.flatMap((text) => JSON.parse(text) as unknown[])),
    );

  /** All that there is to say at this moment, by what it is about; only what has changed is sent. */
  const news = async (names: readonly RemoteName[]) => {
    const said = new Map<string, { readonly event: string; readonly text: string }>();
    for (const name of names) {
      const build = buildOf(name);
      said.set(`build ${name}`, { event: 'build', text: JSON.stringify(build) });
      const stack = failures.last(name, build.id);
      if (stack) said.set(`failure ${name}`, { event: 'failure', text: JSON.stringify({ ...build, stack }) });
    }
    said.set('problems', { event: 'problems', text: await problemsOf(names) });
    return said;
  };

  app.get('/working-copy', async (request, reply) => {
    const names = followedBy(request);
    if (names.length === 0) return reply.code(404).type('text/plain').send('Not found');
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': KEPT_BY_NOBODY });
    raw.write(`retry: ${RETRY_MS}\n\n`);
    const sent = new Map<string, string>();
    let isLooking = false;
    const look = async () => {
      for (const [about, { event, text }] of await news(names)) {
        if (sent.get(about) === text) continue;
        const data = event === 'build' ? JSON.stringify({ ...JSON.parse(text), isNew: sent.has(about) }) : text;
        sent.set(about, text);
        raw.write(`event: ${event}\ndata: ${data}\n\n`);
      }
    };
    const timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      look()
        .catch((error: unknown) => request.log.error({ err: error }, 'news of a working copy cannot be read'))
        .finally(() => {
          isLooking = false;
        });
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
