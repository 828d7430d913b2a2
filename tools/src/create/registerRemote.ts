import { afterLast, inJson, inPlaceOf, together, withName } from './edits';
import type { Edit } from './skeleton';

interface Workspaces {
  readonly workspaces: readonly string[];
}

interface RootPackage extends Workspaces {
  readonly scripts: Readonly<Record<string, string>>;
}

/** What the lock file knows of a workspace: its own package.json in short. */
interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: object;
  readonly devDependencies: object;
}

interface Lock {
  readonly packages: Readonly<Record<string, object>> & { readonly '': Workspaces };
}

const isRemote = (name: string) => name.startsWith('mfe-');

/** As npm keeps them. */
const sorted = (packages: Lock['packages']) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))) as Lock['packages'];

function locked(lock: Lock, remote: string, { name, version, dependencies, devDependencies }: LockedPackage): Lock {
  const root = lock.packages[''];
  const workspaces = withName(root.workspaces, remote, isRemote);
  const added = {
    [remote]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: remote, link: true },
  };
  return { ...lock, packages: sorted({ ...lock.packages, ...added, '': { ...root, workspaces } }) };
}

/** Every place of the repository that names the remotes. */
export function registerRemote(remote: string, own: LockedPackage): readonly Edit[] {
  const short = remote.replace(/^mfe-/, '');
  const team = `@sightline/${short}`;
  return together([
    afterLast('shared-lib/src/contracts/remote.ts', /^ {2}'mfe-[a-z0-9-]+',$/, `\n  '${remote}',`),
    inJson<RootPackage>('package.json', (root) => ({
      ...root,
      workspaces: withName(root.workspaces, remote, isRemote),
      scripts: {
        ...root.scripts,
        depcruise: withName((root.scripts['depcruise'] ?? '').split(' '), remote, isRemote).join(' '),
      },
    })),
    inJson<Lock>('package-lock.json', (lock) => locked(lock, remote, own)),
    afterLast('tsconfig.json', /\{ "path": "\.\/mfe-[a-z0-9-]+" \},/, `\n    { "path": "./${remote}" },`),
    afterLast('jest.config.cjs', /preset\.browser\('mfe-[a-z0-9-]+'\),/, `\n    preset.browser('${remote}'),`),
    inPlaceOf('.dependency-cruiser.cjs', /'\^mfe-\(([a-z0-9|-]+)\)\/'/, `'^mfe-($1|${short})/'`),
    afterLast('CODEOWNERS', /^\/mfe-[a-z0-9-]+\/ .*$/, `\n${`/${remote}/`.padEnd(32)}${team}`),
    afterLast('CODEOWNERS', /^\/shared-lib\/src\/contracts\/ .*$/, ` ${team}`),
    afterLast('README.md', /^mfe-[a-z0-9-]+\/ .*$/, `\n${`${remote}/`.padEnd(21)}${short.replaceAll('-', ' ')}`),
    afterLast('README.md', /^\| `mfe-[a-z0-9-]+` \|.*$/, `\n| \`${remote}\` | | | |`),
  ]);
}
