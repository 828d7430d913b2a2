/** A package that lies in a folder of packages, by its own name. */
const INSTALLED = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/**
 * The packages of a lock file with their addresses at a registry. The kept file names none, and npm would ask for the description of every package first:
 * twice the processor time of an installation.
 */
export function addressed(packages, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const withAddress = ([path, entry]) => {
    const [, inFolder] = INSTALLED.exec(path) ?? [];
    if (!inFolder || entry.link || entry.inBundle || !entry.version) return [path, entry];
    const name = entry.name ?? inFolder;
    const resolved = new URL(`${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`, base).href;
    return [path, { resolved, ...entry }];
  };
  return Object.fromEntries(Object.entries(packages).map(withAddress));
}
