import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isKnownKind, REMOTE_NAMES, type RemoteManifest, type RemoteName } from '@sightline/shared-lib/contracts';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { componentSkeleton } from './component';
import { featureSkeleton } from './feature';
import { moduleSkeleton, nextMigration } from './module';
import { nameOf, type Name } from './names';
import { operationSkeleton } from './operation';
import { pageSkeleton } from './page';
import { kindNamed, refuseTakenPage } from './registerPage';
import { remoteSkeleton } from './remote';
import { writeSkeleton, type Skeleton } from './skeleton';

const HELP = `
npm run create -- remote    <name>                 a remote, named wherever remotes are named
npm run create -- page      <name> <remote> [<address>]  a page: load, Page, test. A name that is no page kind of the shop gets a kind of the
                                                   remote's own, with an address that its releases bring along (default: /<name>)
npm run create -- feature   <name> <remote>        a feature: component, state, test, story
npm run create -- component <name> [package]       a component: test and stories; in the kit (shared-lib) unless told
npm run create -- operation <verbNoun> <noun>      a call of the platform: one file in shared-lib/src/api, with its test
npm run create -- module    <noun>                 a module of the platform: routes, service, repository, migration, test

Names may be written giftCard, GiftCard or gift-card. Files that are there already are never overwritten; what is made is
added where the others are named, and its words to the catalogues of its remote.
Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { positionals } = commandLine(HELP, {});
const [what = '', given = '', place = '', address = ''] = positionals;

/** Segments of letters, digits and hyphens; those with a colon take what stands there. */
const ADDRESS = /^(?:\/:?[a-z0-9][a-zA-Z0-9-]*\??)+$/;

function nameFrom(text: string, role: string): Name {
  return (
    nameOf(text) ?? fail(`"${text}" cannot be ${role}: letters and digits, starting with a letter.`, 'Try --help.')
  );
}

function remoteFrom(text: string): RemoteName {
  return (
    REMOTE_NAMES.find((remote) => remote === text || remote === `mfe-${text}`) ??
    fail(`There is no remote "${text}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`)
  );
}

async function manifests(): Promise<RemoteManifest[]> {
  const files = REMOTE_NAMES.map((name) => import(pathToFileURL(inRepository(name, 'remote.ts')).href));
  return (await Promise.all(files)).map((file: { readonly manifest: RemoteManifest }) => file.manifest);
}

async function pageFor(name: Name): Promise<Skeleton> {
  const remote = remoteFrom(place);
  const kind = kindNamed(name.kebab, remote);
  if (isKnownKind(kind) && address) fail(`Pages of the kind "${kind}" have their address in the route table.`);
  if (address && !ADDRESS.test(address))
    fail(`"${address}" is no address.`, 'Such as /gift-cards or /gift-cards/:code.');
  const page = { remote, kind, address: isKnownKind(kind) ? undefined : address || `/${name.kebab}` };
  refuseTakenPage(page, await manifests());
  return pageSkeleton(name, page);
}

function migrationSources(): string[] {
  const modules = inRepository('platform/src');
  return readdirSync(modules, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.migrations.ts'))
    .map((file) => readFileSync(join(modules, file), 'utf8'));
}

function remoteModels(): Parameters<typeof remoteSkeleton>[1] {
  return REMOTE_NAMES.map((remote) => JSON.parse(readFileSync(inRepository(remote, 'package.json'), 'utf8')));
}

function skeletonOf(name: Name): Skeleton | Promise<Skeleton> {
  switch (what) {
    case 'remote':
      return remoteSkeleton(`mfe-${name.kebab.replace(/^mfe-/, '')}`, remoteModels());
    case 'page':
      return pageFor(name);
    case 'feature':
      return featureSkeleton(name, remoteFrom(place));
    case 'component':
      return componentSkeleton(
        name,
        ['', 'shared-lib', 'shell'].includes(place) ? place || 'shared-lib' : remoteFrom(place),
      );
    case 'operation':
      return operationSkeleton(name, nameFrom(place, 'a noun'));
    case 'module':
      return moduleSkeleton(name, nextMigration(migrationSources()));
    default:
      return fail(`There is no generator "${what}".`, 'Try --help.');
  }
}

try {
  const skeleton = await skeletonOf(nameFrom(given, 'a name'));
  const files = writeSkeleton(skeleton, inRepository());
  // How lines break depends on the name.
  spawnSync(inRepository('node_modules/.bin/oxfmt'), files, { cwd: inRepository(), stdio: 'inherit' });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nNext:`);
  for (const [index, step] of skeleton.next.entries()) console.log(`  ${index + 1}. ${step}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
