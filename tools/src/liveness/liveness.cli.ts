import { commandLine } from '../cli/commandLine';

import { livenessFaults } from './livenessFaults';
import { PARKED, SPECIFIED } from './parked';
import { unreachedCode } from './unreachedCode';

commandLine(
  'npm run verify checks that a page, a route or a command reaches every name that a door of shared-lib exports; tests, stories and doors do not count. tools/src/liveness/parked.ts lists names that wait for a row of the ledger.',
  {},
);

const faults = livenessFaults(unreachedCode(), [...PARKED, { row: 'API-02', names: SPECIFIED }]);
for (const { row, names } of PARKED) console.log(`waiting for ${row}: ${names.join(', ')}`);
console.log(`specified, and needed by no screen: ${SPECIFIED.join(', ')}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
