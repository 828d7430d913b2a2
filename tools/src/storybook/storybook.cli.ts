import { spawn } from 'node:child_process';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

const help = `
npm run storybook -- [package] [--build] [--port 6006]

Opens the stories of a package (shared-lib unless told), or builds them into its storybook-static folder.
`;

const { values, positionals } = commandLine(help, {
  build: { type: 'boolean' },
  port: { type: 'string', default: '6006' },
});
const folder = inRepository(positionals[0] ?? 'shared-lib');
const task = values.build
  ? ['build', '--disable-telemetry']
  : ['dev', '--no-open', '--disable-telemetry', '-p', values.port ?? '6006'];

const child = spawn(process.execPath, [inRepository('node_modules/storybook/dist/bin/dispatcher.js'), ...task], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
