/** A shell in small, for the test of stalls: it runs a bundle that never ends, beside a heart that is watched. */
import { compileFunction } from 'node:vm';

import { watchStalls } from '../server/stalls/stallWatch';

const [script = '', file = '', bundle = ''] = process.argv.slice(2);
watchStalls({ script, limitMs: 500, file, log: { error: (about: unknown) => console.error(about) } });
// The thread that watches is there by then.
setTimeout(() => compileFunction('for (;;) Math.random();', [], { filename: bundle })(), 3_000);
