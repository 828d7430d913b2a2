import type { BuildMode } from '../webpack/rules';

import { buildInLanes, type BuildOrder } from './buildLanes';
import { confirmProvenance } from './buildRecord';
import { isRemote, type BuiltPackage } from './packages';
import { isBuilt, sourceStamp } from './sourceStamp';

interface BuildWishes {
  readonly mode?: BuildMode;
  /** Builds what did not change as well. */
  readonly force?: boolean;
  /** Told once for each package; without seconds it stood already. */
  readonly onBuilt: (name: BuiltPackage, seconds?: number) => void;
}

/** Builds those of the named packages that changed since their last build, in the order given. */
export async function buildChanged(names: readonly BuiltPackage[], wishes: BuildWishes): Promise<void> {
  const { mode = 'production', force = false, onBuilt } = wishes;
  const orders: BuildOrder[] = [];
  for (const name of names) {
    const stamp = sourceStamp(name, mode);
    if (force || !isBuilt(name, stamp)) {
      orders.push({ name, mode, stamp });
      continue;
    }
    if (isRemote(name)) confirmProvenance(name);
    onBuilt(name);
  }
  await buildInLanes(orders, onBuilt);
}

/** The line that tells of a package. */
export const builtLine = (name: BuiltPackage, seconds?: number): string =>
  `  ${name}: ${seconds === undefined ? 'unchanged' : `built in ${seconds.toFixed(1)} s`}`;
