import { installDependencies, runCommand } from './dependencies.mjs';

installDependencies();
runCommand('tools/src/test/test.cli.ts', process.argv.slice(2));
