import { INTEGRITY_LIST, isRemoteName, TYPES_ARCHIVE, type ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { ownValue } from '@sightline/shared-lib/domain/validation';
import { registeredRelease } from '@sightline/shared-lib/registry';

/** True for `<remote>/<release>/<file>` of a file that the registry names for browsers, or for hosts that compile against its types: nothing else in the folder of releases is given out. */
export function isReleasedFile(path: string, registry: ReleaseRegistry): boolean {
  const [remote = '', id = '', ...rest] = path.split('/');
  const release = isRemoteName(remote) ? registeredRelease(registry, remote, id) : undefined;
  const file = rest.join('/');
  if (!release || ownValue(release.integrity, file) === undefined) return false;
  return file === INTEGRITY_LIST || file === TYPES_ARCHIVE || file.startsWith('browser/');
}
