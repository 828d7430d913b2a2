import { writeFileSync } from 'node:fs';

import { inRepository } from '../webpack/paths';

import type { BuildOrder } from './buildLanes';
import { buildPackage } from './buildPackage';
import { loadAgreement, recordBuild } from './buildRecord';
import { isRemote } from './packages';
import { markBuilt } from './sourceStamp';

/** Builds a package in this process, with what its build says about itself; answers the seconds it took. */
export async function buildOne({ name, mode, stamp }: BuildOrder): Promise<number> {
  const started = performance.now();
  await buildPackage(name, mode);
  if (isRemote(name)) await recordBuild(name, mode, stamp);
  if (name === 'shell') {
    const { agreementOf } = await loadAgreement();
    writeFileSync(inRepository('shell/dist/agreement.json'), JSON.stringify(agreementOf(inRepository('shell/dist'))));
  }
  markBuilt(name, stamp);
  return (performance.now() - started) / 1000;
}
