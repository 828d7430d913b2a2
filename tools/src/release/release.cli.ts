import { userInfo } from 'node:os';
import { resolve } from 'node:path';

import { REMOTE_NAMES, type Release, type ReleaseChange, type RemoteName } from '@sightline/shared-lib/contracts';
import { registeredRelease, remotesIn, type ReleaseMove } from '@sightline/shared-lib/registry';

import { committerName } from '../build/provenance';
import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { BUMPS, raiseVersions } from '../versions/raiseVersions';
import { runStep } from '../verify/steps';
import { inRepository } from '../webpack/paths';

import { openReleaseDesk } from './desk/openReleaseDesk';
import { choiceQuery, overrideQuery } from './overrideLink';
import { keysCommand } from './keysCommand';
import { publishBuild } from './publishBuild';
import { watchReleases } from './releaseGuard';
import { changeRegistry, readRegistryFile } from './registryFile';
import { registryFiles } from './registryFiles';
import { moveRelease } from './moveRelease';
import { fallingOut, newestRelease, publish } from './releaseChannels';
import { runningShell } from './runningShell';
import { withoutTakenPages } from './takenPages';
import { prepareShellRollback } from './shellRollback';

const HELP = `
npm run release -- publish  <remote>                     add the built release; the first one becomes stable
                            [--dirty]                    though it was built from sources that no commit has
                            [--development]              though it is a development build: for links alone
npm run release -- promote  <remote> [<release>]         make a release stable (default: the newest)
                            [--anyway]               though the shell or another remote misses something then, or has the page
npm run release -- canary   <remote> <release> <percent> show it to a share of shoppers; 0 ends the canary
npm run release -- rollback <remote>                     return to the stable release before that the running shells serve
                            [--anyway]               though the shell or another remote misses something then
npm run release -- rollback shell <contract>             before shells are rolled back to a contract: say which remotes would fall out, and take
                                                         their last release that fits
npm run release -- preview  <remote> [--dirty]           build and publish what stands here, and print an address that shows it for four hours
npm run release -- link     <remote> [<release>]         an address that shows a release (default: the newest) for four hours
npm run release -- choose                                an address whose browser chooses among the published releases at <any page>?releases,
                                                         for four hours
npm run release -- guard                                 watch over canaries and take back those that fail (npm start does it too);
                                                         with RELEASE_DESK_TOKEN the release page of the platform releases by it
npm run release -- list     [<remote>]                   releases, newest first
npm run release -- keys                                  which keys may release which remotes
npm run release -- keys allow  <name> <public key file> <remote>...|all
npm run release -- keys refuse <name>                    with the registry's own key: let a team's key in, or take its rights
npm run release -- fits     <contract>                   which remotes shells of a contract would not serve
npm run release -- version  patch|minor|major            a new version for every package that has changed since its last: CHANGELOG.md, commit and tags

promote, canary and rollback take --reason '<why>', which the history tells with your name.
Remotes: ${REMOTE_NAMES.join(', ')}
A running shell follows within a second. Folder: RELEASES_DIR (default .data/releases). Links: SHOP_ORIGIN.
What is moved is signed with REGISTRY_PRIVATE_KEY (default .data/keys/registry.key.pem, made on first use).
`;

const ACTIONS = [
  'publish',
  'preview',
  'promote',
  'canary',
  'rollback',
  'link',
  'choose',
  'list',
  'keys',
  'fits',
  'guard',
  'version',
] as const;
const isAction = (text: string): text is (typeof ACTIONS)[number] => ACTIONS.some((action) => action === text);

const { values, positionals } = commandLine(HELP, {
  dirty: { type: 'boolean', default: false },
  development: { type: 'boolean', default: false },
  anyway: { type: 'boolean', default: false },
  reason: { type: 'string' },
});
const [action = '', remoteName = '', releaseId, percent] = positionals;
const releasesDir = resolve(process.env['RELEASES_DIR'] ?? inRepository('.data/releases'));
const files = registryFiles(releasesDir);

const sourceNamed = (name: string) => REMOTE_NAMES.find((remote) => remote === name);

/** A remote whose sources lie here, or that somebody else has published. */
function remoteOf(name: string): RemoteName {
  const published = remotesIn(readRegistryFile(files).remotes);
  return (
    sourceNamed(name) ??
    published.find((remote) => remote === name) ??
    fail(`There is no remote "${name}".`, `Remotes: ${[...new Set([...REMOTE_NAMES, ...published])].join(', ')}`)
  );
}

function healthToken(): string {
  return process.env['RELEASE_HEALTH_TOKEN'] ?? fail('Set RELEASE_HEALTH_TOKEN, here and for every shell.');
}

/** Moves a pointer in the name of whoever types the command. */
const move = async (remote: RemoteName, wanted: ReleaseMove) =>
  moveRelease(files, remote, wanted, {
    shell: await runningShell(),
    anyway: values.anyway,
    by: committerName() || userInfo().username,
    reason: values.reason ?? '',
  });

/** Every shell: each has counted its own part. */
function shellAddresses(): readonly string[] {
  return (process.env['SHELL_URLS'] ?? shopOrigin()).split(',').map((address) => address.trim().replace(/\/+$/, ''));
}

function newest(remote: RemoteName): string {
  const latest = newestRelease(readRegistryFile(files), remote);
  return latest?.id ?? fail(`${remote} has no release yet.`, `npm run release -- publish ${remote}`);
}

/** An address that shows a release to whoever opens it. */
function linkTo(remote: RemoteName, id: string): string {
  if (!registeredRelease(readRegistryFile(files), remote, id)) return fail(`${remote} has no release ${id}.`);
  return `${shopOrigin()}/${overrideQuery(files, remote, id)}`;
}

function publishHere(remote: RemoteName): string {
  const source = sourceNamed(remote) ?? fail(`The sources of ${remote} do not lie here.`, 'Publish it where they do.');
  const release = publishBuild(source, releasesDir, values);
  changeRegistry(files, (registry) => {
    const after = publish(registry, remote, release);
    return values.anyway ? after : withoutTakenPages(registry, after, remote);
  });
  return release.id;
}

/** Shows what stands here to whoever has the address, and to nobody else: the first release of all would be everybody's. */
function preview(remote: RemoteName): void {
  newest(remote);
  const build = [process.execPath, '--import', 'tsx', inRepository('tools/src/build/build.cli.ts'), remote] as const;
  if (!runStep({ name: `build of ${remote}`, command: build })) fail(`${remote} is not shown: its build failed.`);
  const id = publishHere(remote);
  console.log(`\n${remote} ${id}, for four hours and whoever opens this address:\n${linkTo(remote, id)}`);
}

/** Commit and author of a release; older releases do not say. */
function originOf({ built }: Release): string {
  if (!built) return 'origin unknown';
  return `${built.commit.slice(0, 9) || 'no commit'}${built.dirty ? ' + changes' : ''}  ${built.author || 'unknown author'}`;
}

/** One change of the history: what, when, who and why. */
function inWords({ action, release, percent, at, by, key, reason }: ReleaseChange): string {
  const share = percent === undefined ? '' : ` ${percent} %`;
  return `${at}  ${action} ${release}${share} by ${by || 'nobody known'}${key ? `, key ${key}` : ''}${reason ? `: ${reason}` : ''}`;
}

function list(): void {
  const { revision, remotes } = readRegistryFile(files);
  const names = remoteName ? [remoteOf(remoteName)] : new Set([...REMOTE_NAMES, ...remotesIn(remotes)]);
  console.log(`registry revision ${revision}`);
  for (const name of names) {
    const channel = remotes[name];
    console.log(`\n${name}${channel ? '' : ': nothing published'}`);
    const releases = Object.values(channel?.releases ?? {}).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    for (const release of releases) {
      const marks = [
        channel?.stable === release.id ? 'stable' : '',
        channel?.working === release.id ? 'working copy' : '',
        channel?.canary?.release === release.id ? `canary ${channel.canary.percent} %` : '',
      ];
      console.log(
        `  ${release.id}  ${release.version}  contract ${release.contract}  ${release.createdAt}  ${originOf(release)}  ${marks.filter(Boolean).join(', ')}`,
      );
    }
    for (const { release, percent, to, at, reason } of channel?.takenBack ?? []) {
      const what =
        to === undefined ? `canary ${release} of ${percent} % was taken back` : `${release} was taken back to ${to}`;
      console.log(`  ${what} at ${at}: ${reason}`);
    }
    for (const change of channel?.changes ?? []) console.log(`  ${inWords(change)}`);
  }
}

function fits(contract: number): void {
  if (!Number.isInteger(contract)) fail('A contract is a whole number.', 'Try --help.');
  const out = fallingOut(readRegistryFile(files), contract);
  if (out.length === 0) return console.log(`Shells of contract ${contract} serve every remote.`);
  for (const { remote, release, contract: own, lastFitting } of out) {
    const advice = lastFitting ? `its last release that fits is ${lastFitting}` : 'no release of it fits';
    console.log(`${remote} ${release} of contract ${own} falls out: ${advice}`);
  }
  process.exitCode = 1;
}

/** Says what would fall out, takes what fits, and fails while something still would. */
async function rollBackShell(target: number): Promise<void> {
  fits(target);
  const { contract: running } = await runningShell();
  const next = changeRegistry(files, (registry) => prepareShellRollback(registry, { running, target }));
  const left = fallingOut(next, target);
  process.exitCode = left.length > 0 ? 1 : 0;
  if (left.length > 0)
    return console.log(`Still out with shells of contract ${target}: ${left.map(({ remote }) => remote).join(', ')}.`);
  console.log(`Every remote is served by shells of contract ${target} now: they can be rolled back.`);
}

/** Watches over releases, and where a token is set opens the desk for the release page too: both belong where the key is. */
function guard(): Promise<void> {
  const watched = { files, shells: shellAddresses(), healthToken: healthToken() };
  const token = process.env['RELEASE_DESK_TOKEN'];
  if (token)
    openReleaseDesk({
      ...watched,
      token,
      port: Number(process.env['RELEASE_DESK_PORT'] ?? 3103),
      host: process.env['RELEASE_DESK_HOST'] ?? '127.0.0.1',
    });
  return watchReleases({ ...watched, token: watched.healthToken });
}

function version(wish: string): void {
  const bump =
    BUMPS.find((one) => one === wish) ?? fail(`There is no version step "${wish}".`, `Steps: ${BUMPS.join(', ')}`);
  if (!raiseVersions(bump)) fail('No versions were made: the reason stands above.');
}

async function run(): Promise<void> {
  if (!isAction(action)) return fail(`There is no action "${action}".`, 'Try --help.');
  if (action === 'list') return list();
  if (action === 'keys') return keysCommand(files, positionals.slice(1), remoteOf);
  if (action === 'fits') return fits(Number(remoteName));
  if (action === 'guard') return guard();
  if (action === 'choose') return console.log(`${shopOrigin()}/${choiceQuery(files)}`);
  if (action === 'version') return version(remoteName);
  if (action === 'rollback' && remoteName === 'shell') return rollBackShell(Number(releaseId));
  const remote = remoteOf(remoteName);
  switch (action) {
    case 'publish':
      return console.log(`${remote} ${publishHere(remote)} is published.`);
    case 'preview':
      return preview(remote);
    case 'promote': {
      const id = releaseId ?? newest(remote);
      await move(remote, { action: 'promote', release: id });
      return console.log(`${remote} ${id} is stable.`);
    }
    case 'canary': {
      if (!releaseId || !percent) return fail('A canary needs a release and a share in per cent.', 'Try --help.');
      await move(remote, { action: 'canary', release: releaseId, percent: Number(percent) });
      return console.log(`${remote} ${releaseId} goes to ${percent} % of shoppers.`);
    }
    case 'link':
      return console.log(linkTo(remote, releaseId ?? newest(remote)));
    case 'rollback': {
      const next = await move(remote, { action: 'rollback' });
      return console.log(`${remote} is back on ${next.remotes[remote]?.stable}.`);
    }
  }
}

run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
