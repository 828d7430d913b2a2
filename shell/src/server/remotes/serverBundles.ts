import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';

import {
  isContractSupported,
  type Release,
  type ReleaseSet,
  type RemoteModule,
  type RemoteName,
} from '@sightline/shared-lib/contracts';
import { ownValue } from '@sightline/shared-lib/domain/validation';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import type { ServerFailures } from '../registry/serverFailures';

import { requireSingleton } from './bundleSingletons';

/** Reads a file of a release; rejects when it is missing. */
export type ReleaseFileReader = (remote: RemoteName, release: Release, path: string) => Promise<Buffer>;

export interface ServerBundles {
  /** The remote's module of exactly this set's release, else null: the page then arrives as an empty part that the browser fills. */
  load(remote: RemoteName, set: ReleaseSet): Promise<RemoteModule | null>;
}

interface Options {
  readonly read: ReleaseFileReader;
  readonly timeoutMs: number;
  /** Told of what working copies throw when they are loaded. */
  readonly failures: Pick<ServerFailures, 'add'>;
  readonly log: Logger;
}

/** How long a broken bundle is left alone before it is tried again. */
const NEGATIVE_MS = 5_000;

function withLimit<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function evaluate(code: string, filename: string): RemoteModule {
  const module = { exports: {} as { remote?: RemoteModule } };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, requireSingleton);
  const { remote } = module.exports;
  if (!remote) throw new Error('the bundle exports no remote');
  return remote;
}

/** Loads, checks and keeps server bundles by release; a release is immutable, so what was loaded once is never loaded again. */
export function createServerBundles({ read, timeoutMs, failures, log }: Options): ServerBundles {
  const loaded = new LRUCache<string, RemoteModule>({ max: 40 });
  const failed = new LRUCache<string, true>({ max: 200, ttl: NEGATIVE_MS });
  const pending = new Map<string, Promise<RemoteModule>>();

  const fetchModule = async (remote: RemoteName, release: Release) => {
    const code = await withLimit(read(remote, release, release.serverBundle), timeoutMs);
    const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (ownValue(release.integrity, release.serverBundle) !== hash)
      throw new Error('the bundle does not match its hash');
    const module = evaluate(code.toString('utf8'), `${remote}@${release.id}/${release.serverBundle}`);
    if (!isContractSupported(module.manifest.contract))
      throw new Error(`contract ${module.manifest.contract} is not supported`);
    return module;
  };

  return {
    async load(remote, set) {
      const release = set[remote];
      if (!release) return null;
      const key = `${remote}@${release.id}`;
      const known = loaded.get(key);
      if (known) return known;
      if (failed.has(key)) return null;
      const work = pending.get(key) ?? fetchModule(remote, release);
      pending.set(key, work);
      try {
        const module = await work;
        loaded.set(key, module);
        return module;
      } catch (error) {
        failed.set(key, true);
        failures.add(remote, release, error);
        log.error({ err: error, remote, release: release.id }, 'server bundle failed');
        return null;
      } finally {
        pending.delete(key);
      }
    },
  };
}
