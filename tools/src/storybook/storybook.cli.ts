import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { openGuests } from './openGuests';
import { addressesOf, guests, SLICES, type Slice, type SliceAddresses } from './slices';

const HELP = `
npm run storybook -- [package] [--build] [--port 6006]   the stories of one package (shared-lib unless told)
npm run storybook -- all [--build] [--port 6006]         those of every package in one place

--build writes a package's stories into its storybook-static folder, and all of them into the root's storybook-static, which any
static host can serve. Without it "all" needs one port a package, from --port on: it opens one after the other, then the kit's, which
shows them all, and continues without one that does not open.

Packages: ${SLICES.join(', ')}
`;

const { values, positionals } = commandLine(HELP, {
  build: { type: 'boolean', default: false },
  port: { type: 'string', default: '6006' },
});
const [wanted = 'shared-lib'] = positionals;
const port = Number(values.port);

function storybook(slice: Slice, args: readonly string[], slices: SliceAddresses = {}): Promise<void> {
  const program = inRepository('node_modules/storybook/dist/bin/dispatcher.js');
  const composed = Object.keys(slices).length > 0 ? { STORYBOOK_SLICES: JSON.stringify(slices) } : {};
  const child = spawn(process.execPath, [program, ...args, '--disable-telemetry'], {
    cwd: inRepository(slice),
    stdio: 'inherit',
    env: { ...process.env, ...composed, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The Storybook of ${slice} ended early.`))));
  });
}

const open = (slice: Slice, at: number, slices?: SliceAddresses) =>
  storybook(slice, ['dev', '--no-open', '--exact-port', '-p', String(at)], slices);

async function buildAll(): Promise<void> {
  const root = inRepository('storybook-static');
  const slices = guests();
  rmSync(root, { recursive: true, force: true });
  // The kit comes first: its build empties the folder that the others lie in.
  await storybook(
    'shared-lib',
    ['build', '-o', root],
    addressesOf(slices, (slice) => `./${slice}`),
  );
  for (const slice of slices) await storybook(slice, ['build', '-o', `${root}/${slice}`]);
}

const answers = (url: string) =>
  fetch(`${url}/index.json`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function openAll(): Promise<void> {
  const start = (slice: Slice, place: number) => {
    const at = port + 1 + place;
    return { url: `http://localhost:${at}`, ended: open(slice, at) };
  };
  await open('shared-lib', port, await openGuests(guests(), { start, answers, say: console.log }));
}

async function run(): Promise<void> {
  if (wanted === 'all') return values.build ? buildAll() : openAll();
  const slice =
    SLICES.find((one) => one === wanted) ??
    fail(`There is no package "${wanted}" with stories.`, `Packages: ${SLICES.join(', ')}, or all`);
  return values.build ? storybook(slice, ['build']) : open(slice, port);
}

run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
