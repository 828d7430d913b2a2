import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PAGE_KINDS, REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { componentSkeleton } from './component';
import { featureSkeleton } from './feature';
import { moduleSkeleton, nextMigration } from './module';
import { nameOf, type Name } from './names';
import { operationSkeleton } from './operation';
import { pageSkeleton } from './page';
import { remoteSkeleton } from './remote';
import { writeSkeleton, type Skeleton } from './skeleton';

const HELP = `
npm run create -- remote    <name>                 a remote, and the list of places to register it
npm run create -- page      <kind> <remote>        a page: load, Page, test
npm run create -- feature   <name> <remote>        a feature: component, state, test, story
npm run create -- component <name> [package]       a component: test and stories; in the kit (shared-lib) unless told
npm run create -- operation <verbNoun> <noun>      a call of the platform: one file in shared-lib/src/api, with its test
npm run create -- module    <noun>                 a module of the platform: routes, service, repository, migration, test

Names may be written giftCard, GiftCard or gift-card. Files that are there already are never changed, but for new words in the
catalogues of a remote.
Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { positionals } = commandLine(HELP, {});
const [what = '', given = '', place = ''] = positionals;

function nameFrom(text: string, role: string): Name {
  return (
    nameOf(text) ?? fail(`"${text}" cannot be ${role}: letters and digits, starting with a letter.`, 'Try --help.')
  );
}

function remoteFrom(text: string): string {
  return (
    REMOTE_NAMES.find((remote) => remote === text || remote === `mfe-${text}`) ??
    fail(`There is no remote "${text}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`)
  );
}

function pageFor(name: Name): Skeleton {
  const known = (PAGE_KINDS as readonly string[]).includes(name.kebab);
  if (!known)
    fail(
      `There is no page kind "${name.kebab}".`,
      'Page kinds are part of the contract: add it to PAGE_KINDS in shared-lib/src/contracts/pageKind.ts first.',
    );
  return pageSkeleton(name, remoteFrom(place));
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

function skeletonOf(name: Name): Skeleton {
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

const skeleton = skeletonOf(nameFrom(given, 'a name'));
try {
  const files = writeSkeleton(skeleton, inRepository());
  // How lines break depends on the name.
  spawnSync(inRepository('node_modules/.bin/oxfmt'), files, { cwd: inRepository(), stdio: 'inherit' });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nNext:`);
  for (const [index, step] of skeleton.next.entries()) console.log(`  ${index + 1}. ${step}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
