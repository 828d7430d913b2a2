import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Agreement, RemoteManifest } from '@sightline/shared-lib/contracts';

import { contractSignatures } from './signatures';

type Provided = Pick<RemoteManifest, 'fragments' | 'commands'>;

/** A quoted name that is no key of an object: keys say what is provided, every other place what is asked for. */
const namedIn = (scripts: string, name: string) =>
  new RegExp(`(?:[^{,\\s]\\s*|[{,]\\s*(?!["']${name}["']\\s*:))["']${name}["']`).test(scripts);

const said = (scripts: string, verb: 'emit' | 'on', event: string) =>
  new RegExp(`\\.${verb}\\(\\s*["']${event}["']`).test(scripts);

/** What a build gives to other parts of the shop and takes from them, read from the scripts that browsers get. */
export function agreementOf(
  folder: string,
  { fragments, commands }: Provided = { fragments: [], commands: [] },
  signatures = contractSignatures(),
): Agreement {
  const browser = join(folder, 'browser');
  const names = readdirSync(browser, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => readFileSync(join(browser, name), 'utf8')).join('\n');
  const provided = new Set([
    ...fragments.map((name) => `fragment ${name}`),
    ...commands.map((name) => `command ${name}`),
  ]);
  const pick = (wanted: (kind: string, name: string, key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(signatures).filter(([key]) => {
        const [kind = '', name = ''] = key.split(' ');
        return wanted(kind, name, key);
      }),
    );
  return {
    gives: pick((kind, name, key) => (kind === 'event' ? said(scripts, 'emit', name) : provided.has(key))),
    takes: pick((kind, name, key) =>
      kind === 'event' ? said(scripts, 'on', name) : !provided.has(key) && namedIn(scripts, name),
    ),
  };
}
