import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Release, type ReleaseRegistry, type RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

import { chooseReleases } from '../registry/releaseSet';

/** One script that the shop's pages may run: whose it is, what it is for, and the hash without which a browser refuses it. */
export interface InventoryEntry {
  readonly owner: string;
  /** Address, or the name of one that stands in the document. */
  readonly name: string;
  readonly purpose: string;
  readonly hash: string;
}

interface InventoryOptions {
  readonly bootScript: string;
  /** Folder with the shell's scripts. */
  readonly scriptDir: string;
  readonly registry: () => ReleaseRegistry;
  /** Origins whose scripts and frames the payment pages admit. */
  readonly admitted: readonly string[];
}

const BROWSER_SCRIPT = /^browser\/.*\.js$/;

function scriptsOf(remote: RemoteName, { id, integrity, provides }: Release): InventoryEntry[] {
  const { pages, fragments, commands } = provides;
  const purpose = `draws ${[...pages, ...fragments].join(', ') || 'nothing'}; answers ${commands.join(', ') || 'nothing'}`;
  return Object.entries(integrity)
    .filter(([path]) => BROWSER_SCRIPT.test(path))
    .map(([path, hash]) => ({ owner: remote, name: `/releases/${remote}/${id}/${path}`, purpose, hash }));
}

/**
 * Every script that the pages of payment may run, as the running shop knows it: its own, those of the live releases, and where the lists of the other
 * admitted origins lie (PCI DSS 6.4.3).
 */
export function createScriptInventory({ bootScript, scriptDir, registry, admitted }: InventoryOptions) {
  const ownScripts = async (): Promise<InventoryEntry[]> => {
    const names = (await readdir(scriptDir)).filter((name) => name.endsWith('.js'));
    const hashed = names.map(async (name) => ({
      owner: 'shell',
      name: `/assets/${name}`,
      purpose: 'navigation, session, header and footer, and loading of the other parts',
      hash: `sha384-${createHash('sha384')
        .update(await readFile(join(scriptDir, name)))
        .digest('base64')}`,
    }));
    const boot = {
      owner: 'shell',
      name: 'boot',
      purpose: 'loads the shell and says which addresses may become scripts',
      hash: `sha256-${createHash('sha256').update(bootScript).digest('base64')}`,
    };
    return [boot, ...(await Promise.all(hashed))];
  };

  return async () => {
    const { set } = chooseReleases(registry(), { overrides: {}, bucket: Number.POSITIVE_INFINITY });
    const released = remotesIn(set).flatMap((name) => (set[name] ? scriptsOf(name, set[name]) : []));
    return {
      scripts: [...(await ownScripts()), ...released],
      others: admitted.map((origin) => `${origin}/scripts.json`),
    };
  };
}

export type ScriptInventory = ReturnType<typeof createScriptInventory>;
