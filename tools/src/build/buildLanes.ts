import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import type { BuiltPackage } from './packages';

/** What a lane is asked to build. */
export interface BuildOrder {
  readonly name: BuiltPackage;
  readonly mode: BuildMode;
  readonly stamp: string;
}

/** What a lane answers: seconds, or why it failed. */
export type BuildAnswer = { readonly seconds: number } | { readonly failure: string };

async function buildInLane(lane: ChildProcess, order: BuildOrder): Promise<number> {
  const ended = once(lane, 'exit').then(([code]) => ({ failure: `the process ended with ${code}` }) as BuildAnswer);
  const answered = once(lane, 'message').then(([answer]) => answer as BuildAnswer);
  lane.send(order);
  const answer = await Promise.race([answered, ended]);
  if ('failure' in answer) throw new Error(`${order.name} failed to build: ${answer.failure}`);
  return answer.seconds;
}

/** A build keeps nearly two cores busy: compiler, minifier and collector have threads of their own. */
const CORES_A_LANE = 2;

/**
 * Builds the ordered packages, one process for two cores. A process takes one after the other: loading webpack and getting it up to speed is
 * a third of what seven processes cost.
 */
export async function buildInLanes(
  orders: readonly BuildOrder[],
  built: (name: BuiltPackage, seconds: number) => void,
): Promise<void> {
  const queue = [...orders];
  const lanes = Array.from({ length: Math.min(Math.ceil(availableParallelism() / CORES_A_LANE), queue.length) }, () =>
    fork(inRepository('tools/src/build/build.worker.ts'), { execArgv: ['--import', 'tsx'], cwd: inRepository() }),
  );
  const work = async (lane: ChildProcess): Promise<void> => {
    for (let order = queue.shift(); order; order = queue.shift()) built(order.name, await buildInLane(lane, order));
  };
  try {
    await Promise.all(lanes.map(work));
  } finally {
    for (const lane of lanes) lane.kill();
  }
}
