import {
  isKnownKind,
  type AddedRoute,
  type PageKind,
  type ReleaseRegistry,
  type RemoteManifest,
  type RemoteName,
} from '@sightline/shared-lib/contracts';

import { withoutTakenPages } from '../release/takenPages';

import { inPlaceOf, together } from './edits';
import type { Edit } from './skeleton';

/** A page of a remote, by the kind that the shop knows it by. */
export interface NewPage {
  readonly remote: RemoteName;
  readonly kind: PageKind;
  /** Without locale prefix, in English; only of kinds of the remote's own, which bring it along. */
  readonly address?: string | undefined;
}

/** The kind of a page by its name: one that the shop is planned with, else one of the remote's own. */
export const kindNamed = (kebab: string, remote: RemoteName): PageKind =>
  isKnownKind(kebab) ? kebab : `${remote.replace(/^mfe-/, '')}.${kebab}`;

/** What lies here, as if it were released together. */
function asReleased(manifests: readonly RemoteManifest[]): ReleaseRegistry {
  const remotes = manifests.map(({ name, contract, ...provides }) => {
    const release = {
      id: 'here',
      version: '',
      contract,
      createdAt: '',
      browserEntry: '',
      serverBundle: '',
      integrity: {},
      provides,
    };
    return [name, { stable: 'here', history: [], releases: { here: release } }] as const;
  });
  return { revision: 0, remotes: Object.fromEntries(remotes) };
}

/** Throws with the owner's name when somebody has the page or its address already. */
export function refuseTakenPage({ remote, kind, address }: NewPage, manifests: readonly RemoteManifest[]): void {
  const own = manifests.find(({ name }) => name === remote);
  if (!own) throw new Error(`There is no remote "${remote}".`);
  if (own.pages.includes(kind)) throw new Error(`${remote} has the page ${kind} already.`);
  const routes: AddedRoute[] = [...(own.routes ?? [])];
  if (!isKnownKind(kind) && address) routes.push({ kind, pattern: address, whose: 'everybody' });
  const after = manifests.map((one) => (one === own ? { ...own, pages: [...own.pages, kind], routes } : one));
  withoutTakenPages(asReleased(manifests), asReleased(after), remote);
}

/** Adds an entry to a list of the manifest, which is made where there is none yet. */
const inManifest = (file: string, list: string, entry: string): Edit => ({
  file,
  change: (text) =>
    text.includes(`  ${list}: [`)
      ? text.replace(`  ${list}: [`, `  ${list}: [${entry}, `)
      : text.replace(/^\};\n/m, `  ${list}: [${entry}],\n};\n`),
});

/** The page in README's table of who owns what. */
function inOwnership(remote: RemoteName, address: string): Edit {
  const row = new RegExp(`^\\| \`${remote}\` \\|([^|]*)\\|`, 'm');
  return {
    file: 'README.md',
    change: (text) =>
      text.replace(row, (_row, known: string) => {
        const pages = [known.trim(), `\`${address}\``].filter(Boolean).join(', ');
        return `| \`${remote}\` | ${pages} |`;
      }),
  };
}

/** Names a page in its remote: in what the remote says of itself, and where its code is found. */
export function registerPage({ remote, kind, address }: NewPage, opener: string): readonly Edit[] {
  const manifest = `${remote}/remote.ts`;
  const module = `${remote}/src/module.ts`;
  return together([
    inManifest(manifest, 'pages', `'${kind}'`),
    ...(address
      ? [inManifest(manifest, 'routes', `{ kind: '${kind}', pattern: '${address}', whose: 'everybody' }`)]
      : []),
    inPlaceOf(module, / {2}pages: \{/, `  pages: { '${kind}': ${opener},`),
    inPlaceOf(module, /import type \{ (?:PageModule, )?RemoteModule \}/, 'import type { PageModule, RemoteModule }'),
    ...(address ? [inOwnership(remote, address)] : []),
  ]);
}
