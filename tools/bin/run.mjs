import { installDependencies, runCommand } from './dependencies.mjs';

const HELP = `Usage: node tools/bin/run.mjs [--shop] [<file> [<argument> ...]]

Installs the packages that are missing, then runs a command of this repository.

  --shop   only the packages that build and run the shop, without those of tests, Storybook and measurements`;

const words = process.argv.slice(2);
if (words[0] === '--help') {
  console.log(HELP);
} else {
  const isShop = words[0] === '--shop';
  installDependencies(isShop ? 'shop' : 'all');
  const [file, ...args] = isShop ? words.slice(1) : words;
  if (file) runCommand(file, args);
}
