import { commandLine, fail } from '../cli/commandLine';

import { buildHost } from './hostBuild';

commandLine(
  'npm run dev starts this beside the build of the remote: it makes the shell’s script with React’s development build.',
  {},
);

process.env['NODE_ENV'] = 'development';
buildHost().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
