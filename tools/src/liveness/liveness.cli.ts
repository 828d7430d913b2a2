import { commandLine } from '../cli/commandLine';

import { livenessFaults } from './livenessFaults';
import { PARKED } from './parked';
import { unreachedCode } from './unreachedCode';

commandLine(
  'npm run verify checks that a page, a route or a command reaches every name that a door of shared-lib exports; tests, stories and doors do not count. tools/src/liveness/parked.ts lists names that wait for a row of the ledger.',
  {},
);

const faults = livenessFaults(unreachedCode(), PARKED);
for (const { row, names } of PARKED) console.log(`waiting for ${row}: ${names.join(', ')}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
