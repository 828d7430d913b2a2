import { INTEGRITY_LIST } from '@sightline/shared-lib/contracts';

import type { NewBuild } from './newBuild';

declare global {
  interface Window {
    sightlineIntegrity?: (script: Pick<HTMLScriptElement, 'integrity' | 'crossOrigin'>, url: string) => void;
  }
}

const hashes = new Map<string, string>();
let isAsked = false;

/** Hashes of a newer build's files, for the scripts that replace modules of the open page: they are checked like all others. */
export async function knowHashes({ base, integrity }: NewBuild): Promise<void> {
  const answer = await fetch(base + INTEGRITY_LIST, { integrity });
  if (!answer.ok) throw new Error(`The list of hashes answers ${answer.status}.`);
  const list = (await answer.json()) as Readonly<Record<string, string>>;
  for (const [path, hash] of Object.entries(list)) hashes.set(new URL(base + path, location.href).href, hash);
  if (isAsked) return;
  isAsked = true;
  const ofPage = window.sightlineIntegrity;
  window.sightlineIntegrity = (script, url) => {
    const hash = hashes.get(new URL(url, location.href).href);
    if (!hash) return ofPage?.(script, url);
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    return undefined;
  };
}
