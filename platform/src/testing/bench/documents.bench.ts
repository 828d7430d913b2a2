/** Measures what becomes of documents that shoppers send: `npm run bench -- hostile-files|uploads --help`. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { platformRoot } from '../../kernel';
import { aimLines, hostileFileAims, uploadAims, type Aim } from './documentAims';
import { sendHostileFiles } from './hostileFileFigures';
import { startPlatformProcess } from './platformProcess';
import type { PlatformPlace } from './platformProcess';
import { measureFullDisk, measureKills } from './uploadFigures';

const USAGE = `Usage: npm run bench -- hostile-files|uploads [options]

  hostile-files  sends hostile documents; none may be kept, each has its reason, memory does not grow
  uploads        kills the platform while it keeps documents, and (as root, on Linux) fills its disk

  --files <n>      hostile documents (1000)
  --kills <n>      kills of the platform (20)
  --data <folder>  data of the measurement; filled when empty (.data/bench-documents)
  --script <file>  the built platform (platform/dist/server.cjs)
  --port <n>       first of three free ports (4290)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    data: { type: 'string', default: '.data/bench-documents' },
    script: { type: 'string', default: path.join(platformRoot(), 'dist/server.cjs') },
    port: { type: 'string', default: '4290' },
    help: { type: 'boolean', default: false },
  },
});

/** Room on the disk that is filled beside what is there. */
const ROOM_MB = 48;

const place: PlatformPlace = {
  script: path.resolve(values.script),
  dataDir: path.resolve(values.data, 'embedded'),
  port: Number(values.port),
};

/** A database with sixty products: documents need none. */
function fill(): void {
  if (existsSync(place.dataDir)) return;
  mkdirSync(place.dataDir, { recursive: true });
  const env = { ...process.env, DATA_DIR: place.dataDir, PLATFORM_ROOT: platformRoot(), LOG_LEVEL: 'fatal' };
  const seed = path.join(path.dirname(place.script), 'seed.cjs');
  spawnSync(process.execPath, [seed, '--small'], { stdio: 'inherit', env });
}

function judge(aims: readonly Aim[]): void {
  console.log(aimLines(aims).join('\n'));
  if (aims.some(({ met }) => !met)) process.exitCode = 1;
}

async function hostileFiles(): Promise<void> {
  const platform = await startPlatformProcess(place);
  try {
    const figures = await sendHostileFiles(platform, Number(values.files), console.log);
    for (const text of figures.unexplained) console.log(`UNEXPLAINED ${text}`);
    console.log(`longest ${figures.longestMs.toFixed(0)} ms (${figures.slowest})`);
    judge(hostileFileAims(figures));
  } finally {
    await platform.stop();
  }
}

const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'inherit' }).status === 0;

/** A copy of the data on a small disk of its own. */
async function fullDisk(): Promise<void> {
  const disk = path.resolve(values.data, 'full');
  mkdirSync(disk, { recursive: true });
  const used = Number(spawnSync('du', ['-sm', place.dataDir]).stdout.toString().split('\t')[0]);
  const size = used + ROOM_MB;
  if (!mount('-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk))
    return console.log('disk full: not measured, no small disk can be mounted here');
  try {
    cpSync(place.dataDir, disk, { recursive: true });
    const makeRoom = () => void mount('-o', `remount,size=${size + 256}m`, disk);
    const figures = await measureFullDisk({ ...place, dataDir: disk }, makeRoom);
    console.log(`disk full: ${figures.unanswered} without an answer, or refused`);
    judge(uploadAims('disk full', figures));
  } finally {
    spawnSync('umount', [disk], { stdio: 'inherit' });
  }
}

async function uploads(): Promise<void> {
  const figures = await measureKills(place, Number(values.kills), console.log);
  console.log(`${values.kills} kills: ${figures.unanswered} without an answer`);
  judge(uploadAims(`${values.kills} kills`, figures));
  await fullDisk();
}

async function run(): Promise<void> {
  if (values.help) return console.log(USAGE);
  if (!existsSync(place.script)) throw new Error(`${place.script} is not there: npm run build -- platform`);
  fill();
  return positionals[0] === 'uploads' ? uploads() : hostileFiles();
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
